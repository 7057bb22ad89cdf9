import { expect, waitFor } from 'storybook/test';
import styled from 'styled-components';
import preview from '#.storybook/preview';
import { mediaQueries } from '@/components/theme/tokens';
import { opensAt, shows } from '../support/page';
import { Page } from '../support/Page';
import { contextInFrame } from '../tooling/playEvents';
import { ScreenFrame } from '../tooling/ScreenFrame';
import { MachinesPanel } from './MachinesPanel';

const meta = preview.meta({
  title: 'Machines/Beside the product',
  parameters: opensAt('/browse'),
  render: () => (
    <Sides>
      <ScreenFrame lang="en">
        <Page />
      </ScreenFrame>
      <MachinesPanel />
    </Sides>
  ),
});

/** What `npm run dev` shows under `/@machines/`. */
export const BesideTheProduct = meta.story();

/** The panel follows the product, and a sent event moves it. */
export const Followed = meta.story({
  parameters: shows('popup', 'hidden'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const screen = await contextInFrame(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: 'popup hidden' }));

    const [first] = await screen.canvas.findAllByRole('button', { name: /^More info about/ });
    if (first) await screen.userEvent.click(first);
    await canvas.findByRole('radio', { name: 'popup shown.fromCard' });

    await userEvent.click(await canvas.findByRole('button', { name: 'popup.close' }));
    await canvas.findByRole('radio', { name: 'popup hidden' });
    await waitFor(() => expect(screen.canvas.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  @media ${mediaQueries.desktop} {
    grid-template-columns: minmax(0, 1fr) 32rem;
  }
`;
