import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ResultRow } from '@/components/ResultRow';
import { RowSkeleton } from '@/components/RowSkeleton';
import { english } from '@/domain/texts/english';
import { examplesOf } from '../docs/examplesOf';
import { movies } from '../support/movies';
import { poster } from '../support/pictures';
import { cardWidth, inResults, sized } from '../support/sized';

/**
 * ## When to use
 *
 * In the results of a search, until the movies of a row are there.
 *
 * ## When not to use
 *
 * For a row without results: it has its own message.
 *
 * ## Anatomy
 *
 * 1. Poster
 * 2. Name, as soon as it is known
 *
 * ## Keyboard
 *
 * It takes no focus.
 *
 * ## Content
 *
 * - Assistive technology ignores it: a status says what is loading.
 *
 * @summary The placeholder of a row that is loading.
 */
const meta = preview.meta({
  component: RowSkeleton,
  tags: ['autodocs', 'manifest'],
  parameters: {
    layout: 'centered',
    ...examplesOf(
      RowSkeleton,
      {
        why: 'Give it the layout of the row that comes, so that nothing moves.',
        width: '9rem',
        args: [{ layout: 'cell', title: 'Heat' }],
      },
      {
        why: 'Animate it where nothing will come. Set isVacant instead.',
        width: '9rem',
        args: [{ layout: 'cell', title: 'Nothing found', isVacant: false }],
      },
    ),
  },
});

const result = {
  heading: { title: 'Heat' },
  movies: movies.slice(0, 1),
  posterUrl: poster,
  texts: english,
  onShowInfo: fn(),
};

/** No name is known. */
export const Default = meta.story({ decorators: [sized(cardWidth)] });

/** With the name. */
export const Named = Default.extend({ args: { title: 'Heat' } });

/** The larger place of the first result. */
export const Feature = meta.story({
  decorators: [inResults],
  args: { layout: 'feature', title: 'Heat' },
});

/** The row failed: its place stays empty until the others have arrived. */
export const Vacant = Default.extend({ args: { title: 'Heat', isVacant: true } });

/** Nothing moves when the row arrives. */
export const AsTallAsItsRow = Named.extend({
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas, canvasElement, mount }) => {
    await mount(<RowSkeleton title="Heat" />);
    const height = canvasElement.scrollHeight;
    await mount(<ResultRow {...result} />);
    await expect(canvas.getByRole('region', { name: 'Heat' }).offsetHeight).toBe(height);
  },
});

/** The name of the first result stays where it is when the row arrives. */
export const NameStays = Feature.extend({
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas, mount }) => {
    const placeOf = (name: HTMLElement) => ({
      top: name.getBoundingClientRect().top,
      fontSize: getComputedStyle(name).fontSize,
    });
    await mount(<RowSkeleton layout="feature" title="Heat" />);
    const place = placeOf(canvas.getByText('Heat'));
    await mount(<ResultRow {...result} layout="feature" />);
    await expect(placeOf(canvas.getByRole('heading', { name: 'Heat' }))).toEqual(place);
  },
});
