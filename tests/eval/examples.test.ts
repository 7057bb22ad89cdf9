import { describe, expect, it } from 'vitest';
import { suggestFilms } from '@/demo/chat/suggestFilms';
import { demoFilms } from '@/demo/movies/demoFilms';
import { languages } from '@/domain/language';
import { textsFor } from '../../stories/support/textsFor';

/** In the order of the examples, which is the same in every language: films that answer each. */
const fitting: readonly (readonly string[])[] = [
  [
    ...['Guardians of the Galaxy', 'Solo: A Star Wars Story', 'Serenity', 'The Ice Pirates'],
    'Rogue One: A Star Wars Story',
  ],
  [
    ...["There's Still Tomorrow", 'Nights of Cabiria', 'Umberto D.', 'Cinema Paradiso'],
    ...['The Postman', 'The Best of Youth', 'Life Is Beautiful', 'Bicycle Thieves'],
  ],
  [
    ...['Beetlejuice', 'Ghostbusters', 'Bhool Bhulaiyaa', 'Stree', 'House', 'Spirited Away'],
    ...['The Others', 'Ghostbusters: Frozen Empire', 'The Ghost and Mrs. Muir', 'Casper'],
  ],
  [
    ...['Home Alone', "It's a Wonderful Life", "Kiki's Delivery Service", 'Monsters, Inc.'],
    ...['Home Alone 2: Lost in New York', 'Paddington', 'My Neighbor Totoro', 'Paddington 2'],
  ],
  [
    ...['A Few Good Men', 'Philadelphia', 'JFK', 'Close-Up', 'Miracle on 34th Street'],
    ...['My Cousin Vinny', 'The Sweet Hereafter', 'Primal Fear', 'In the Name of the Father'],
  ],
  [
    ...['Lagaan: Once Upon a Time in India', 'M.S. Dhoni: The Untold Story', '83', 'Iqbal'],
    ...['Jersey', 'Ferrari Ki Sawaari', 'Sachin: A Billion Dreams'],
  ],
  [
    ...['Enthiran', 'WALL·E', 'The Wild Robot', 'Short Circuit', 'The Iron Giant', 'Her'],
    ...['Robot Dreams', 'Blade Runner 2049', 'Big Hero 6', 'A.I. Artificial Intelligence'],
  ],
  [
    ...['Sinister', 'The Exorcist', 'The Texas Chain Saw Massacre', 'The Shining', 'Hereditary'],
    ...['Lights Out', 'The Conjuring', 'Insidious', 'Ringu', 'It'],
  ],
  [
    ...['Ratatouille', 'Eat Drink Man Woman', 'The Taste of Things', 'Chef', "Babette's Feast"],
    ...['Jiro Dreams of Sushi', 'Big Night', 'The Lunchbox', 'Julie & Julia'],
  ],
];

const suggest = suggestFilms(demoFilms);

describe.each(languages)('the examples offered in %s', (language) => {
  it('get five fitting films first', () => {
    const { examples } = textsFor(language).searchHelp;
    const unfit = examples.flatMap((example, place) =>
      suggest(example)
        .films.slice(0, 5)
        .map(({ film }) => film.title)
        .filter((title) => !fitting[place]?.includes(title))
        .map((title) => `${example}: ${title}`),
    );

    expect(examples).toHaveLength(fitting.length);
    expect(unfit).toEqual([]);
  });
});
