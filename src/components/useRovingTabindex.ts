import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { hasModifier } from './hasModifier';
import type { CardControl } from './MovieCard';

interface Cell {
  readonly card: number;
  readonly control: CardControl;
}

interface Options {
  /** The movie of each card. */
  readonly ids: readonly number[];
  /** Arrow keys that find no cell in their direction are left to the page. */
  readonly shouldLeaveAtEnds: boolean;
  /** Renders the card at once: it is not in the list yet and gets the focus. */
  readonly renderCard: (card: number) => void;
}

/**
 * Roving tabindex: the row is one tab stop; arrow keys, Home and End move the focus among its cards.
 */
export function useRovingTabindex(list: RefObject<HTMLElement | null>, options: Options) {
  const { ids, shouldLeaveAtEnds, renderCard } = options;
  const [focused, setFocused] = useState<Cell & { readonly id: number | undefined }>({
    id: undefined,
    card: 0,
    control: 'info',
  });
  const index = focused.id === undefined ? -1 : ids.indexOf(focused.id);
  const card = index >= 0 ? index : Math.min(focused.card, ids.length - 1);
  const { control } = focused;
  const holdsFocus = useRef(false);

  useLayoutEffect(() => {
    const hasLostFocus = holdsFocus.current && document.activeElement === document.body;
    // The list changed: focus the control now at this position.
    if (hasLostFocus) controlIn(list.current?.children[card], control)?.focus();
  });

  function rememberFocus({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    holdsFocus.current = true;
    if (target === currentTarget) return;
    const cell = cellOf(target, currentTarget);
    setFocused({ id: ids[cell.card], ...cell });
    // Focus that returns from a dialog or another window comes from nowhere: the page stays.
    if (relatedTarget && target.matches(':focus-visible')) {
      currentTarget.children[cell.card]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  }

  function moveFocus(event: KeyboardEvent<HTMLElement>) {
    const { target, currentTarget, key } = event;
    if (hasModifier(event)) return;
    if (!(target instanceof Element) || target === currentTarget) return;
    const cell = cellOf(target, currentTarget);
    const next = nextCell(key, cell, ids.length - 1);
    if (!next) return;
    if (shouldLeaveAtEnds && key.startsWith('Arrow') && next.card === cell.card) {
      if (next.control === cell.control) return;
    }
    event.preventDefault();
    if (!currentTarget.children[next.card]) renderCard(next.card);
    controlIn(currentTarget.children[next.card], next.control)?.focus();
  }

  return {
    tabStop: { card, control },
    listProps: {
      // Firefox makes scroll containers tab stops.
      tabIndex: -1,
      onFocus: rememberFocus,
      onBlur: () => {
        holdsFocus.current = false;
      },
      onKeyDown: moveFocus,
    },
  };
}

function nextCell(key: string, { card, control }: Cell, last: number): Cell | undefined {
  switch (key) {
    case 'ArrowLeft':
      return { card: Math.max(card - 1, 0), control };
    case 'ArrowRight':
      return { card: Math.min(card + 1, last), control };
    case 'Home':
      return { card: 0, control };
    case 'End':
      return { card: last, control };
    case 'ArrowUp':
      return control === 'info' ? { card, control: 'trailer' } : undefined;
    case 'ArrowDown':
      return control === 'trailer' ? { card, control: 'info' } : undefined;
    default:
      return undefined;
  }
}

function cellOf(element: Element, list: Element): Cell {
  return {
    card: [...list.children].findIndex((item) => item.contains(element)),
    control: element.matches('a') ? 'trailer' : 'info',
  };
}

function controlIn(card: Element | undefined, control: CardControl): HTMLElement | null {
  return card?.querySelector<HTMLElement>(control === 'trailer' ? 'a' : 'button') ?? null;
}
