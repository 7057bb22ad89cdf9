import { setup } from 'xstate';

export type SearchModeEvent =
  | { type: 'mode.toggle' }
  | { type: 'mode.search' }
  | { type: 'mode.reset' };

export const searchModeMachine = setup({
  types: { events: {} as SearchModeEvent },
}).createMachine({
  id: 'searchMode',
  initial: 'home',
  on: { 'mode.search': '.gptSearch', 'mode.reset': '.home' },
  states: {
    home: { on: { 'mode.toggle': 'gptSearch' } },
    gptSearch: { on: { 'mode.toggle': 'home' } },
  },
});
