import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import styled from 'styled-components';
import preview from '#.storybook/preview';
import { Button } from '@/components/Button';
import { mediaQueries, tokens, values } from '@/components/theme/tokens';
import { componentSources } from './tooling/componentSources';
import { curveOf } from './tooling/curveOf';
import { FoundationPage, Section } from './tooling/FoundationPage';
import { TokenName } from './tooling/TokenName';
import { UsedBy } from './tooling/UsedBy';
import { usersOf } from './tooling/usersOf';

const meta = preview.meta({ title: 'Foundations/Motion' });

const durations = ['quick', 'medium', 'slow'] as const;

/** The durations, the curve, and what reduced motion changes. */
export const Motion = meta.story({
  render: () => (
    <FoundationPage
      title="Motion"
      lead="Controls respond at once and settle softly. Little moves by itself: the lamps of the logo once, the sign-in pictures and the trailer until they are paused. Under reduced motion nothing moves."
    >
      <Durations />
      <Section
        title="Reduced motion"
        about="Under reduced motion each animation and transition ends within a millisecond, and the trailer does not start. Change the motion in the toolbar, then play again."
      >
        <Rules>
          <li>Other motion responds to an action or shows that something is loading.</li>
          <li>Only opacity, transform, colour and clipping change; the layout stays.</li>
          <li>Motion never carries information alone; a text says the same.</li>
        </Rules>
      </Section>
    </FoundationPage>
  ),
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const lamps = [...canvasElement.querySelectorAll<HTMLElement>('[data-lamp]')];
    const start = lamps.map((lamp) => lamp.getBoundingClientRect().left);

    await step('Play', () => userEvent.click(canvas.getByRole('button', { name: 'Play' })));
    await step('Every lamp reaches the other end', async () => {
      await expect(lamps).toHaveLength(durations.length);
      for (const [index, lamp] of lamps.entries()) {
        await waitFor(() =>
          expect(lamp.getBoundingClientRect().left).toBeGreaterThan((start[index] ?? 0) + 50),
        );
      }
    });
  },
});

function Durations() {
  const [side, setSide] = useState<'start' | 'end'>('start');
  const still =
    matchMedia(mediaQueries.reducedMotion).matches ||
    document.documentElement.dataset.motion === 'reduced';
  return (
    <>
      <Section
        title="Durations"
        about={
          still
            ? 'Motion is reduced: each lamp jumps to the other end.'
            : 'The same distance in three durations. The short one is for controls, the long ones for what appears and disappears.'
        }
      >
        <div>
          <Button
            tone="accent"
            icon="play"
            onClick={() => setSide(side === 'start' ? 'end' : 'start')}
          >
            Play
          </Button>
        </div>
        <Lanes>
          {durations.map((name) => (
            <Lane key={name}>
              <TokenName name={name} token={tokens.motion[name]} value={values.motion[name]} />
              <Track>
                <Lamp
                  data-lamp={name}
                  data-side={side}
                  style={{ transitionDuration: tokens.motion[name] }}
                />
              </Track>
              <p>{purposes[name]}</p>
              <UsedBy components={usersOf(`tokens.motion.${name}`, componentSources)} />
            </Lane>
          ))}
        </Lanes>
      </Section>
      <Section
        title="Easing"
        about="One curve: a fast start and a slow end. Time goes to the right, distance upwards."
      >
        <Easing>
          <Curve />
          <div>
            <TokenName name="ease" token={tokens.motion.ease} value={values.motion.ease} />
            <UsedBy components={usersOf('tokens.motion.ease', componentSources)} />
          </div>
        </Easing>
      </Section>
    </>
  );
}

function Curve() {
  const [x1, y1, x2, y2] = curveOf(values.motion.ease);
  return (
    <Drawing viewBox="-10 -10 220 220" role="img" aria-label="The easing curve">
      <path data-part="frame" d="M0 0H200V200H0Z" />
      <path data-part="handle" d={`M0 200L${x1 * 200} ${200 - y1 * 200}`} />
      <path data-part="handle" d={`M200 0L${x2 * 200} ${200 - y2 * 200}`} />
      <path
        data-part="curve"
        d={`M0 200C${x1 * 200} ${200 - y1 * 200} ${x2 * 200} ${200 - y2 * 200} 200 0`}
      />
      <circle cx={x1 * 200} cy={200 - y1 * 200} r="5" />
      <circle cx={x2 * 200} cy={200 - y2 * 200} r="5" />
    </Drawing>
  );
}

const purposes: Readonly<Record<(typeof durations)[number], string>> = {
  quick: 'A response to a control: a button, a field, the actions of a card.',
  medium: 'Something lifts, appears or disappears: a card, a poster, the popup.',
  slow: 'A large picture: the backdrop, the trailer.',
};

const Rules = styled.ul`
  display: grid;
  gap: ${tokens.space.s};
  max-inline-size: 68ch;
  padding-inline-start: ${tokens.space.l};
  list-style: disc;

  ::marker {
    color: ${tokens.color.accent};
  }
`;

const Lanes = styled.div`
  display: grid;
  gap: ${tokens.space.xl};
`;

const Lane = styled.div`
  display: grid;
  gap: 0.75rem;
`;

const Track = styled.div`
  container-type: inline-size;
  overflow: hidden;
  border: ${tokens.space.s} solid ${tokens.color.surface};
  border-radius: ${tokens.radius.pill};
  background:
    radial-gradient(circle, ${tokens.color.line} 0 0.11rem, transparent 0.15rem) 50% 50% / 1rem 1rem,
    ${tokens.color.surface};
`;

const Lamp = styled.span`
  display: block;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.accent};
  box-shadow: 0 0 1.5rem ${tokens.color.accent};
  transition: transform ${tokens.motion.medium} ${tokens.motion.ease};

  &[data-side='end'] {
    transform: translateX(calc(100cqi - 100%));
  }
`;

const Easing = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xl};
`;

const Drawing = styled.svg`
  inline-size: min(18rem, 100%);
  fill: none;
  stroke-width: 2;

  [data-part='frame'] {
    stroke: ${tokens.color.line};
  }

  [data-part='handle'] {
    stroke: ${tokens.color.edge};
  }

  [data-part='curve'] {
    stroke: ${tokens.color.accent};
    stroke-width: 4;
    stroke-linecap: round;
  }

  circle {
    fill: ${tokens.color.edge};
  }
`;
