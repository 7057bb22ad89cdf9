import '@/components/theme/fonts/fonts.css';
import addonA11y from '@storybook/addon-a11y';
import { definePreview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { configure } from 'storybook/test';
import addonMsw from 'msw-storybook-addon';
import { ThemeRoot } from '@/components/theme/ThemeRoot';
import { defaultLanguage, isLanguage, languageOptions, languageTag } from '@/domain/language';
import { documentation } from '../stories/docs/documentation';
import { namesOfValues, usableControls } from '../stories/support/controls';
import { expectShownState } from '../stories/support/expectShownState';
import { recordFailedSteps } from '../stories/support/failedSteps';
import { recordOutcomes } from '../stories/support/recordOutcomes';
import {
  closePage,
  followLanguage,
  isChangedByToolbar,
  openPage,
} from '../stories/support/openPage';
import { LanguageFollower } from '../stories/support/LanguageFollower';
import { OpenedPageContext } from '../stories/support/openedPage';
import { blurActiveElement } from '../stories/support/blurActiveElement';
import { setMotion } from '../stories/support/motion';
import { preventFocusScroll } from '../stories/support/preventFocusScroll';
import { sessions } from '../stories/support/pageParameters';
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

preventFocusScroll();

const auto = { value: 'auto', title: 'session of the story' };

const simulators = addonA11y();

/** Each story on a documentation page would get the simulator of colour blindness, and its ids. */
const a11y: typeof simulators = {
  ...simulators,
  decorators: [simulators.decorators ?? []].flat().map(
    (simulate): typeof simulate =>
      (Story, context) =>
        context.viewMode === 'docs' ? <Story /> : simulate(Story, context),
  ),
};

function tagOf(language: unknown): string {
  return languageTag(isLanguage(language) ? language : defaultLanguage);
}

/** A documentation page shows a component several times, and ids are unique. */
function withOwnId(args: Readonly<Record<string, unknown>>, story: string) {
  return typeof args.id === 'string' ? { ...args, id: `${args.id}-${story}` } : args;
}

function networkTitle(network: string): string {
  return network === 'html' ? 'HTML instead of data' : network;
}

export default definePreview({
  // Only components are in the manifest.
  tags: ['!manifest'],
  addons: [
    a11y,
    documentation,
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
        items: networks.map((value) => ({ value, title: `network: ${networkTitle(value)}` })),
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
    sideBySide: {
      description: 'Side by side',
      toolbar: {
        icon: 'sidebyside',
        dynamicTitle: true,
        items: [
          { value: 'off', title: 'one at a time' },
          { value: 'languages', title: 'three languages' },
          { value: 'widths', title: 'three widths' },
        ],
      },
    },
  },
  initialGlobals: {
    language: 'english',
    network: 'fine',
    session: 'auto',
    motion: 'full',
    sideBySide: 'off',
  },
  loaders: [
    openPage,
    // A page sets it itself, and a documentation page is in English.
    ({ globals, parameters, viewMode }) => {
      if (viewMode === 'story' && !parameters.page)
        document.documentElement.lang = tagOf(globals.language);
    },
  ],
  beforeEach: [
    ({ globals }) => setMotion(globals.motion),
    (context) => () => closePage(context),
    () => blurActiveElement,
  ],
  runStep: recordFailedSteps,
  afterEach: [recordOutcomes, expectShownState, followLanguage],
  decorators: [
    (Story, { args, loaded, globals, id, msw, viewMode }) => {
      // The toolbar's network replaces the story's handlers.
      if (isChangedByToolbar({ globals })) msw.resetHandlers();
      return loaded.page ? (
        <OpenedPageContext value={loaded.page}>
          <Story />
        </OpenedPageContext>
      ) : (
        <ThemeRoot>
          <LanguageFollower lang={viewMode === 'docs' ? tagOf(globals.language) : undefined}>
            <Story
              args={translated(viewMode === 'docs' ? withOwnId(args, id) : args, globals.language)}
            />
          </LanguageFollower>
        </ThemeRoot>
      );
    },
  ],
  argTypesEnhancers: [usableControls],
  argsEnhancers: [namesOfValues],
  parameters: {
    a11y: { test: 'error' },
    // A play may fail under a network of the toolbar; show the page anyway.
    throwPlayFunctionExceptions: false,
    layout: 'fullscreen',
    controls: { expanded: true },
    // The grid of the design: distances are multiples of 8 px.
    backgrounds: { grid: { cellSize: 8, cellAmount: 6, opacity: 0.4, offsetX: 0, offsetY: 0 } },
    docs: {
      theme,
      toc: { headingSelector: '[data-section]', title: 'On this page' },
    },
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
            'Conformance',
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
