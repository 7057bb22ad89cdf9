import '../src/components/theme/fonts/fonts.css';
import { addons, types } from 'storybook/manager-api';
import { MachinesTool } from './machinesTool';
import { managerStyle } from './managerStyle';
import { SideBySide } from './SideBySide';
import { theme } from './theme';

/** They have no controls and no play, so the panel is useless there. */
const pages = /^(introduction|foundations)-|^machines-.*--live$/;

addons.setConfig({
  theme,
  layoutCustomisations: {
    showPanel: ({ storyId }: { readonly storyId?: string }, shown: boolean) =>
      shown && !pages.test(storyId ?? ''),
  },
});

addons.add('side-by-side', { type: types.PREVIEW, render: SideBySide });
addons.register('marquee', () => {
  addons.add('marquee/machines', {
    type: types.TOOL,
    title: 'Machines',
    match: ({ viewMode, storyId }) =>
      viewMode === 'story' && storyId?.startsWith('machines-') === false,
    render: MachinesTool,
  });
});

document.head.append(managerStyle());
