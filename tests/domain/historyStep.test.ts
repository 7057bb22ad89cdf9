import { describe, expect, it } from 'vitest';
import { nextHistoryStep } from '@/domain/historyStep';
import { home, type BrowseLocation } from '@/domain/location';

const asked = (query: string): BrowseLocation => ({
  search: { query, asked: true },
  movieId: null,
});
const filledIn = (query: string): BrowseLocation => ({
  search: { query, asked: false },
  movieId: null,
});
const popup = (location: BrowseLocation, movieId = 949): BrowseLocation => ({
  ...location,
  movieId,
});

describe('nextHistoryStep', () => {
  it.each([
    ['stays where nothing has changed', home, false, home, { kind: 'stay' }],
    ['goes on to the search', home, false, filledIn(''), pushed(filledIn(''))],
    ['goes on to the homepage', asked('heist'), false, home, pushed(home)],
    ['makes the form the search', filledIn(''), false, asked('heist'), replaced(asked('heist'))],
    [
      'makes a form filled in by a link the search',
      filledIn('heist'),
      false,
      asked('heist'),
      replaced(asked('heist')),
    ],
    [
      'makes a form filled in by a link another search',
      filledIn('heist'),
      false,
      asked('cats'),
      replaced(asked('cats')),
    ],
    ['goes on to another search', asked('heist'), false, asked('cats'), pushed(asked('cats'))],
    [
      'makes a search that was cancelled a form',
      asked('heist'),
      false,
      filledIn('heist'),
      replaced(filledIn('heist')),
    ],
    ['goes on to the popup', home, false, popup(home), pushed(popup(home), true)],
    [
      'goes back from the popup',
      popup(home),
      true,
      home,
      { kind: 'back', entry: { location: home, openedOverParent: false, isOwn: true } },
    ],
    ['has nothing to go back to from a link', popup(home), false, home, replaced(home)],
    [
      'goes on to another popup',
      popup(home),
      true,
      popup(home, 8195),
      pushed(popup(home, 8195), false),
    ],
    [
      'keeps the way back from a popup whose search was cancelled',
      popup(asked('heist')),
      true,
      popup(filledIn('heist')),
      replaced(popup(filledIn('heist')), true),
    ],
    [
      'goes on from a popup to the search',
      popup(home),
      true,
      asked('heist'),
      pushed(asked('heist')),
    ],
  ])('%s', (_, location, openedOverParent, to, step) => {
    expect(nextHistoryStep({ location, openedOverParent, isOwn: true }, to)).toEqual(step);
  });

  it('first replaces an entry that a link opened by the same entry, marked as own', () => {
    const link = { location: filledIn('heist'), openedOverParent: false, isOwn: false };

    expect(nextHistoryStep(link, filledIn('heist'))).toEqual(replaced(filledIn('heist')));
    expect(nextHistoryStep(link, asked('cats'))).toEqual(replaced(filledIn('heist')));
  });
});

function pushed(location: BrowseLocation, openedOverParent = false) {
  return { kind: 'push', entry: { location, openedOverParent, isOwn: true } };
}

function replaced(location: BrowseLocation, openedOverParent = false) {
  return { kind: 'replace', entry: { location, openedOverParent, isOwn: true } };
}
