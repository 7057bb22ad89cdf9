import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import type { AutocompleteOption } from '@/domain/autocomplete';
import type { Texts } from '@/domain/texts/Texts';
import { tokens } from './theme/tokens';

export interface AutocompleteListProps {
  /** Options have this id with their index: `id-0`. */
  readonly id: string;
  /** Suggestions, best first. */
  readonly options: readonly AutocompleteOption[];
  /** Index of the option that Enter picks. */
  readonly active: number | null;
  /** The label and the kinds of suggestions. */
  readonly texts: Texts['autocomplete'];
  /** Gets the text of the option. */
  readonly onPick: (text: string) => void;
}

export function AutocompleteList(props: AutocompleteListProps) {
  const { id, options, active, texts, onPick } = props;
  const list = useRef<HTMLUListElement>(null);

  useLayoutEffect(() => (list.current ? endAboveKeyboard(list.current) : undefined), []);

  useLayoutEffect(() => {
    if (active !== null) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <List
      ref={list}
      id={id}
      aria-label={texts.list}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map(({ kind, text }, index) => (
        <Option
          key={text}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          onClick={() => onPick(text)}
        >
          <span dir="auto">{text}</span> <Kind>{texts.kind[kind]}</Kind>
        </Option>
      ))}
    </List>
  );
}

const marginPx = 8;

/** An on-screen keyboard covers the page without changing its size. */
function endAboveKeyboard(list: HTMLElement): (() => void) | undefined {
  const { visualViewport } = window;
  if (!visualViewport) return undefined;
  const resize = () => {
    const end = visualViewport.offsetTop + visualViewport.height;
    const height = end - list.getBoundingClientRect().top - marginPx;
    list.style.maxBlockSize = `max(9rem, ${height}px)`;
  };
  const listening = new AbortController();
  for (const type of ['resize', 'scroll']) {
    visualViewport.addEventListener(type, resize, { signal: listening.signal });
  }
  resize();
  return () => listening.abort();
}

const List = styled.ul.attrs({ role: 'listbox' })`
  position: absolute;
  inset-block-start: calc(100% + ${tokens.space.s});
  inset-inline: 0;
  z-index: 1;
  padding: ${tokens.space.xs};
  border: 1px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.panel};
  background: ${tokens.color.raised};
  box-shadow: ${tokens.shadow.panel};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Option = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${tokens.space.m};
  min-block-size: ${tokens.size.target};
  padding: 0.625rem ${tokens.space.m};
  border-radius: ${tokens.radius.card};
  line-height: 1.4;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    background: ${tokens.color.line};
  }

  &[aria-selected='true'] {
    background: ${tokens.color.line};
    outline: 2px solid ${tokens.color.accent};
    outline-offset: -2px;
  }
`;

const Kind = styled.span`
  font-size: ${tokens.text.caption};
  color: ${tokens.color.muted};
`;
