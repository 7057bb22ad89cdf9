import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { AuthForm } from '@/components/AuthForm';
import { CinemaScreen } from '@/components/CinemaScreen';
import { Hero } from '@/components/Hero';
import { NotFound } from '@/components/NotFound';
import { Slideshow } from '@/components/Slideshow';
import { SearchForm } from '@/components/SearchForm';
import { SearchLayout } from '@/components/SearchLayout';
import { StageLayout } from '@/components/StageLayout';
import { mediaQueries } from '@/components/theme/tokens';
import type { AuthMode } from '@/domain/session';
import { english } from '@/domain/texts/english';
import type { Texts } from '@/domain/texts/Texts';
import { watchUrl } from '@/domain/trailer';
import { art, featured } from '../support/movies';
import { backdrop } from '../support/pictures';
import { homeView, searchView, pageChrome } from '../support/pageChrome';

/**
 * ## When to use
 *
 * Once, around the content of a page.
 *
 * ## When not to use
 *
 * Inside a page.
 *
 * ## Anatomy
 *
 * 1. Drawn auditorium, unless the content has a picture
 * 2. Header
 * 3. Content
 * 4. Footer
 *
 * ## Keyboard
 *
 * - **Tab**: header, content, footer
 *
 * ## Content
 *
 * - Choose the content: a card or a message is centred, full content takes the width, a hero lies
 *   under the header.
 *
 * @summary The frame of every page: header, content, footer.
 */
const meta = preview.meta({
  component: StageLayout,
  tags: ['autodocs', 'manifest'],
  args: {
    ...pageChrome('english', english, { kind: 'signedOut' }),
    children: form('signIn', english),
  },
  parameters: { docs: { story: { inline: false, height: '48rem' } } },
});

/** A card in the auditorium. */
export const Centred = meta.story({
  parameters: { docs: { story: { height: '62rem' } } },
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('main')).toContainElement(
      canvas.getByRole('heading', { name: 'Sign In' }),
    );
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
});

/** Enlarged text needs the room of the CinemaScreen, unless that is above the card. */
export const LargeText = meta.story({
  args: {
    children: (
      <>
        {form('signIn', english)}
        <CinemaScreen key="screen">
          <Slideshow
            movies={[{ id: 1, title: featured.title, art }]}
            motion="playing"
            texts={english.slideshow}
          />
        </CinemaScreen>
      </>
    ),
  },
  beforeEach: () => {
    const { style } = document.documentElement;
    style.fontSize = '200%';
    return () => style.removeProperty('font-size');
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Sign In' })).toBeVisible();
    const caption = canvas.getByText(english.slideshow.nowShowing);
    if (window.matchMedia(mediaQueries.desktop).matches) await expect(caption).not.toBeVisible();
    else await expect(caption).toBeVisible();
  },
});

/** The page grows with a tall card. */
export const TallCard = meta.story({
  parameters: { docs: { story: { height: '69rem' } } },
  args: { children: form('signUp', english) },
});

/** A short text instead of a card. */
export const Message = meta.story({
  args: {
    content: 'message',
    children: <NotFound homeUrl="/" texts={english.notFound} onGoHome={fn()} />,
  },
});

/** Content over the whole width. */
export const Full = meta.story({
  args: {
    ...pageChrome('english', english, searchView),
    content: 'full',
    children: (
      <SearchLayout
        form={<SearchForm state="quiet" texts={english.search} onSubmit={fn()} />}
        panel={null}
      />
    ),
  },
});

/** The header lies on the picture. */
export const WithHero = meta.story({
  tags: ['visual'],
  args: {
    ...pageChrome('english', english, homeView),
    content: 'hero',
    children: (
      <Hero
        {...featured}
        facts={{
          year: 2024,
          rating: 7.8,
          genres: [english.popup.genre[18], english.popup.genre[9648]],
        }}
        backdrop={{ art, url: backdrop('/story-backdrop-2.jpg'), narrowUrl: null }}
        trailer={{ watchUrl: watchUrl('story') }}
        texts={english}
        onShowInfo={fn()}
      />
    ),
  },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner').getBoundingClientRect();
    const content = canvas.getByRole('main').getBoundingClientRect();
    await expect(header.top).toBe(content.top);
  },
});

function form(mode: AuthMode, texts: Texts) {
  return (
    <AuthForm
      key={mode}
      view={{ mode, status: 'editing' }}
      others={{ onContinueWithGoogle: fn() }}
      texts={texts.authForm}
      onSubmit={fn()}
      onForgotPassword={fn()}
      onSwitchMode={fn()}
    />
  );
}
