import { createElement, type PropsWithChildren, type ReactNode } from 'react';
import { buildArgsParam } from 'storybook/internal/router';
import { useGlobals, useGlobalTypes, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { values } from '../src/components/theme/tokens';
import { viewports } from './viewports';

type Globals = Readonly<Record<string, unknown>>;

interface Language {
  readonly value: string;
  readonly title: string;
}

interface PaneView {
  readonly name: string;
  readonly inlineSize: string;
  readonly globals: Globals;
}

/**
 * The preview itself is the first of three panes. The others are previews of the same story. A page
 * stays alone: its storage is shared by all windows.
 */
export function SideBySide({ children }: PropsWithChildren) {
  const [globals] = useGlobals();
  const { storyId, viewMode, index } = useStorybookState();
  const languages: readonly Language[] = useGlobalTypes().language?.toolbar?.items ?? [];
  const [first, ...others] = panesOf(globals, languages);
  if (!first || !storyId.startsWith('components-')) return children;
  const story = index?.[storyId];
  const args =
    story?.type === 'story' && story.args ? buildArgsParam(story.initialArgs, story.args) : '';
  const srcOf = (pane: PaneView) =>
    `iframe.html?id=${storyId}&viewMode=${viewMode}&args=${args}&globals=${textOf(pane.globals)}`;
  // Storybook builds this file without the JSX runtime of its own React.
  return createElement(
    Panes,
    null,
    paneOf(first, children),
    others.map((pane) =>
      paneOf(pane, createElement('iframe', { title: pane.name, src: srcOf(pane) })),
    ),
  );
}

function paneOf({ name, inlineSize }: PaneView, content: ReactNode) {
  return createElement(
    Pane,
    { key: name, style: { flexBasis: inlineSize } },
    createElement(Name, null, name),
    createElement(Content, null, content),
  );
}

function panesOf(
  { sideBySide, ...globals }: Globals,
  languages: readonly Language[],
): readonly PaneView[] {
  if (sideBySide === 'widths') {
    return [viewports.phone, viewports.tablet, viewports.laptop].map(({ name, styles }) => ({
      name,
      inlineSize: styles.width,
      globals,
    }));
  }
  if (sideBySide !== 'languages') return [];
  const rank = ({ value }: Language) => Number(value !== globals.language);
  return languages
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ value, title }) => ({
      name: title,
      inlineSize: `max(${viewports.smallPhone.styles.width}, 100% / 3)`,
      globals: { ...globals, language: value },
    }));
}

/** As Storybook writes them into a URL. Globals of addons are objects and stay out. */
function textOf(globals: Globals): string {
  return Object.entries(globals)
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

const Panes = styled.div`
  display: flex;
  inline-size: 100%;
  block-size: 100%;
  overflow-x: auto;
  background: ${values.color.page};
`;

const Pane = styled.div`
  display: flex;
  flex: none;
  flex-direction: column;

  & + & {
    box-shadow: -1px 0 ${values.color.line};
  }
`;

const Name = styled.p`
  margin: 0;
  padding: 8px 16px;
  border-block-end: 1px solid ${values.color.line};
  font-size: 13px;
  line-height: 20px;
  color: ${values.color.muted};
`;

const Content = styled.div`
  position: relative;
  flex: 1;

  iframe {
    inline-size: 100%;
    block-size: 100%;
    border: 0;
  }
`;
