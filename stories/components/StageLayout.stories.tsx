import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { AuthForm } from '@/components/AuthForm';
import { Hero } from '@/components/Hero';
import { NotFound } from '@/components/NotFound';
import { SearchForm } from '@/components/SearchForm';
import { SearchLayout } from '@/components/SearchLayout';
import { StageLayout } from '@/components/StageLayout';
import type { AuthMode } from '@/domain/session';
import { english } from '@/domain/texts/english';
import type { Texts } from '@/domain/texts/Texts';
import { watchUrl } from '@/domain/trailer';
import { art, featured } from '../support/movies';
import { backdrop } from '../support/pictures';
import { homeView, searchView, pageChrome } from '../support/pageChrome';

const meta = preview.meta({
  component: StageLayout,
  tags: ['autodocs'],
  args: {
    ...pageChrome('english', english, { kind: 'signedOut' }),
    children: form('signIn', english),
  },
  parameters: {
    docs: {
      description: {
        component:
          'The frame of every page: header, content, footer. It shows the drawn auditorium behind a page without a picture of its own.',
      },
      story: { inline: false, height: '48rem' },
    },
  },
});

export const Centred = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('main')).toContainElement(
      canvas.getByRole('heading', { name: 'Sign In' }),
    );
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
});

/** The page grows with a tall card. */
export const TallCard = meta.story({ args: { children: form('signUp', english) } });

export const Message = meta.story({
  args: { children: <NotFound homeUrl="/" texts={english.oops} onGoHome={fn()} /> },
});

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

export const OnPhone = meta.story({ globals: { viewport: { value: 'smallPhone' } } });

function form(mode: AuthMode, texts: Texts) {
  return (
    <AuthForm
      view={{ mode, status: 'editing' }}
      others={{ onContinueWithGoogle: fn() }}
      texts={texts.authForm}
      onSubmit={fn()}
      onForgotPassword={fn()}
      onSwitchMode={fn()}
    />
  );
}
