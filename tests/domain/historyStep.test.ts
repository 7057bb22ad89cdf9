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
    ['stays where nothing has changed', home, 0, home, { kind: 'stay' }],
    ['goes on to the search', home, 0, filledIn(''), pushed(filledIn(''))],
    ['goes on to the homepage', asked('heist'), 0, home, pushed(home)],
    ['goes on from a form to the homepage', filledIn('heist'), 0, home, pushed(home)],
    ['makes the form the search', filledIn(''), 0, asked('heist'), replaced(asked('heist'))],
    [
      'makes a form filled in by a link the search',
      filledIn('heist'),
      0,
      asked('heist'),
      replaced(asked('heist')),
    ],
    [
      'makes a form filled in by a link another search',
      filledIn('heist'),
      0,
      asked('cats'),
      replaced(asked('cats')),
    ],
    ['goes on to another search', asked('heist'), 0, asked('cats'), pushed(asked('cats'))],
    [
      'makes a search that was cancelled a form',
      asked('heist'),
      0,
      filledIn('heist'),
      replaced(filledIn('heist')),
    ],
    ['goes on to the popup', home, 0, popup(home), pushed(popup(home), 1)],
    ['goes back from the popup', popup(home), 1, home, back(home, 1)],
    ['goes back over all popups to the page', popup(home), 2, home, back(home, 2)],
    ['has nothing to go back to from a link', popup(home), 0, home, replaced(home)],
    ['goes on to another popup', popup(home), 1, popup(home, 8195), pushed(popup(home, 8195), 2)],
    [
      'has no page below the popup of a link',
      popup(home),
      0,
      popup(home, 8195),
      pushed(popup(home, 8195), 0),
    ],
    [
      'keeps the way back from a popup whose search was cancelled',
      popup(asked('heist')),
      1,
      popup(filledIn('heist')),
      replaced(popup(filledIn('heist')), 1),
    ],
    ['goes on from a popup to the search', popup(home), 1, asked('heist'), pushed(asked('heist'))],
  ])('%s', (_, location, entriesToPage, to, step) => {
    expect(nextHistoryStep({ location, entriesToPage, isOwn: true }, to)).toEqual(step);
  });

  it('first replaces an entry that a link opened by the same entry, marked as own', () => {
    const link = { location: filledIn('heist'), entriesToPage: 0, isOwn: false };

    expect(nextHistoryStep(link, filledIn('heist'))).toEqual(replaced(filledIn('heist')));
    expect(nextHistoryStep(link, asked('cats'))).toEqual(replaced(filledIn('heist')));
  });
});

function pushed(location: BrowseLocation, entriesToPage = 0) {
  return { kind: 'push', entry: { location, entriesToPage, isOwn: true } };
}

function replaced(location: BrowseLocation, entriesToPage = 0) {
  return { kind: 'replace', entry: { location, entriesToPage, isOwn: true } };
}

function back(location: BrowseLocation, entriesToPage: number) {
  return { kind: 'back', entry: { location, entriesToPage, isOwn: true } };
}
