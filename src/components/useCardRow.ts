import { type RefObject, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Movie, hasCard } from '@/domain/movie';
import { scrollBehavior } from './scrollBehavior';
import { wideFrom } from './theme/tokens';
import { observeNear } from './useNear';
import { useRovingTabindex } from './useRovingTabindex';
import { useRowEnds } from './useRowEnds';

/** Scroll distances of an arrow button, in px. */
const narrowStep = 250;
const wideStep = 500;

/** A row renders this many cards at first and at a time, and more when one of the last comes near. */
const cardStep = 20;
const lastCards = 5;

export type CardRow = ReturnType<typeof useCardRow>;

/** The cards of a row, its tab stop, and where it is scrolled to. */
export function useCardRow(
  list: RefObject<HTMLElement | null>,
  movies: readonly Movie[],
  { shouldLeaveAtEnds = false } = {},
) {
  const cards = movies.filter(hasCard);
  const [grown, setGrown] = useState(cardStep);
  const { tabStop, listProps } = useRovingTabindex(list, {
    ids: cards.map(({ id }) => id),
    shouldLeaveAtEnds,
    renderCard: (card) => flushSync(() => setGrown(card + cardStep)),
  });
  const rendered = Math.min(cards.length, Math.max(grown, tabStop.card + 1));
  const isPartial = rendered < cards.length;
  const ends = useRowEnds(list, movies, rendered);

  const more = rendered + cardStep;
  const growNear = useCallback(
    (item: Element | null) =>
      item
        ? observeNear(item, (nearness) => setGrown(nearness === 'printed' ? Infinity : more))
        : undefined,
    [more, setGrown],
  );

  function scroll(direction: -1 | 1) {
    if (!list.current) return;
    const step = window.innerWidth < wideFrom ? narrowStep : wideStep;
    const distance = Math.min(step, list.current.clientWidth);
    list.current.scrollBy({ left: direction * distance, behavior: scrollBehavior() });
  }

  return {
    listProps,
    cards,
    rendered,
    tabStop,
    ends,
    scroll,
    /** A ref for the card at `growAt`: when it comes near, more are rendered. */
    growNear,
    growAt: isPartial ? rendered - lastCards : undefined,
  };
}
