import '@/components/theme/fonts/fonts.css';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { configure } from 'storybook/test';
import addonMsw from 'msw-storybook-addon';
import { ThemeRoot } from '@/components/theme/ThemeRoot';
import { languageOptions } from '@/domain/language';
import { usableControls } from '../stories/support/controls';
import { expectShownState } from '../stories/support/expectShownState';
import { recordFailedSteps } from '../stories/support/failedSteps';
import {
  closePage,
  followLanguage,
  isChangedByToolbar,
  openPage,
} from '../stories/support/openPage';
import { OpenedPageContext } from '../stories/support/Page';
import { blurActiveElement } from '../stories/support/blurActiveElement';
import { setMotion } from '../stories/support/motion';
import { blockNavigation } from '../stories/support/blockNavigation';
import { sessions } from '../stories/support/page';
import { translated } from '../stories/support/translated';
import { networks, storyWorld } from '../stories/support/storyWorld';
import { theme } from './theme';
import { viewports } from './viewports';

configure({
  // Short for a person who waits for a failure. `tests/story.mjs` sets it too.
  asyncUtilTimeout: globalThis.storyMaxWaitMs ?? (import.meta.env.DEV ? 2_000 : 15_000),
  // By default each failed query serialises the DOM, which is slow.
  getElementError: (message) =>
    Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

blockNavigation();

const auto = { value: 'auto', title: 'as in the story' };

export default definePreview({
  addons: [
    addonA11y(),
    addonDocs(),
    addonMsw(async () => {
      const worker = setupWorker(...storyWorld.handlers);
      await worker.start({
        quiet: true,
        serviceWorker: { url: './mockServiceWorker.js' },
        onUnhandledRequest: (request, print) => {
          if (new URL(request.url).origin !== location.origin) print.error();
        },
      });
      return worker;
    }),
  ],
  globalTypes: {
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: languageOptions.map(({ value, type }) => ({ value, title: type })),
      },
    },
    network: {
      description: 'Network',
      toolbar: {
        icon: 'lightning',
        dynamicTitle: true,
        items: networks.map((value) => ({ value, title: `network: ${value}` })),
      },
    },
    session: {
      description: 'Session',
      toolbar: {
        icon: 'user',
        dynamicTitle: true,
        items: [auto, ...sessions.map((value) => ({ value, title: `session: ${value}` }))],
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'full', title: 'full motion' },
          { value: 'reduced', title: 'reduced motion' },
        ],
      },
    },
  },
  initialGlobals: { language: 'english', network: 'fine', session: 'auto', motion: 'full' },
  loaders: [openPage],
  beforeEach: [
    ({ globals }) => setMotion(globals.motion),
    (context) => () => closePage(context),
    () => blurActiveElement,
  ],
  runStep: recordFailedSteps,
  afterEach: [expectShownState, followLanguage],
  decorators: [
    (Story, { args, loaded, globals, msw }) => {
      // The toolbar's network replaces the story's handlers.
      if (isChangedByToolbar({ globals })) msw.resetHandlers();
      return loaded.page ? (
        <OpenedPageContext value={loaded.page}>
          <Story />
        </OpenedPageContext>
      ) : (
        <ThemeRoot>
          <Story args={translated(args, globals.language)} />
        </ThemeRoot>
      );
    },
  ],
  argTypesEnhancers: [usableControls],
  parameters: {
    a11y: { test: 'error' },
    // A play may fail under a network of the toolbar; show the page anyway.
    throwPlayFunctionExceptions: false,
    layout: 'fullscreen',
    controls: { expanded: true },
    docs: { theme },
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Foundations',
          [
            'Colours',
            'Type',
            'Space, radius and shadow',
            'Motion',
            'Breakpoints',
            'Icons',
            'Drawn posters',
            'Writing and naming',
            'Adding a component',
            'State machines',
          ],
          'components',
          'Pages',
          'Flows',
          'Machines',
        ],
      },
    },
  },
});
