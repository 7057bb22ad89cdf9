import '@/components/theme/fonts/fonts.css';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { configure } from 'storybook/test';
import addonMsw from 'msw-storybook-addon';
import { ThemeRoot } from '@/components/theme/ThemeRoot';
import { languageOptions } from '@/domain/language';
import { expectShownState } from '../stories/support/expectShownState';
import { closePage, followLanguage, isElsewhere, openPage } from '../stories/support/openPage';
import { SceneContext } from '../stories/support/Page';
import { blurActiveElement } from '../stories/support/blurActiveElement';
import { setMotion } from '../stories/support/motion';
import { blockNavigation } from '../stories/support/blockNavigation';
import { sessions } from '../stories/support/storyServices';
import { translated } from '../stories/support/translated';
import { networks, storyWorld } from '../stories/support/storyWorld';
import { theme } from './theme';
import { viewports } from './viewports';

configure({
  // Waiting ends as soon as what is awaited is there; this is when it is given up.
  asyncUtilTimeout: 15_000,
  // The page stands beside the words; to write it down at each look in vain is most of waiting.
  getElementError: (message) =>
    Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

blockNavigation();

const auto = { value: 'auto', title: 'as the story says' };

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
  afterEach: [expectShownState, followLanguage],
  decorators: [
    (Story, { args, loaded, globals, msw }) => {
      // A world from the toolbar is the toolbar's alone: what the story has put in front goes.
      if (isElsewhere({ globals })) msw.resetHandlers();
      return loaded.scene ? (
        <SceneContext value={loaded.scene}>
          <Story />
        </SceneContext>
      ) : (
        <ThemeRoot>
          <Story args={translated(args, globals.language)} />
        </ThemeRoot>
      );
    },
  ],
  parameters: {
    a11y: { test: 'error' },
    // In a world from the toolbar a play can come to nothing; the page is to be seen all the same.
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
