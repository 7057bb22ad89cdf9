import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { opensAt } from '../support/page';
import type { PlayContext } from '../support/steps';
import { machineStories } from '../tooling/machineStories';

const { machinePage, inState, sentFromChart } = machineStories('install');

const meta = preview.meta({ title: 'Machines/Install', ...machinePage });

const offered = opensAt('/browse', 'signedIn', { installer: 'offers' });

export const Live = meta.story();

export const Unavailable = meta.story(
  inState('unavailable', ['start → unavailable'], async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button', offer)).not.toBeInTheDocument());
  }),
);

export const Offered = meta.story(
  inState('offered', ['start → unavailable', 'install.enabled → offered'], expectOffer, {
    page: offered,
  }),
);

export const Prompting = meta.story(
  inState(
    'prompting',
    ['start → unavailable', 'install.enabled → offered', 'install.prompt → prompting'],
    async ({ canvas }) => {
      await expect(await canvas.findByRole('button', offer)).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    },
    { page: offered },
  ),
);

/** The events replace the browser’s offer and the person’s answer. */
export const SentFromChart = meta.story(
  sentFromChart(
    [
      'install.prompt → prompting',
      'install is done → unavailable',
      'install.enabled → offered',
      // The offer of the browser prompts only once.
      'install.prompt → prompting',
      'install.watchFailed → unavailable',
      'watchInstaller fails → unavailable',
      'install.enabled → offered',
    ],
    expectOffer,
    { page: offered },
  ),
);

const offer = { name: 'Install Marquee' };

async function expectOffer({ canvas }: PlayContext) {
  await expect(await canvas.findByRole('button', offer)).toBeInTheDocument();
}
