import styled from 'styled-components';
import { mediaQueries, tokens } from './theme/tokens';

export interface CinemaBackgroundProps {
  /** `dim` behind text. */
  readonly light?: 'lit' | 'dim';
}

/** One path: an element for each seat would be most of the page's DOM. */
const rowOfSeats = `M6 90${'v-64c0-16 12-24 30-24s30 8 30 24v64zm76 0'.repeat(26)}`;

export function CinemaBackground({ light = 'lit' }: CinemaBackgroundProps) {
  return (
    <Cinema aria-hidden="true" data-light={light}>
      {light === 'lit' && <Beam />}
      <Seats viewBox="0 0 1440 320" preserveAspectRatio="xMidYMax slice">
        <defs>
          <path id="auditorium-row" d={rowOfSeats} />
        </defs>
        <g data-depth="far">
          <use href="#auditorium-row" transform="translate(-40 90) scale(.82)" />
          <path d="M0 160h1440v160H0z" />
        </g>
        <g data-depth="middle">
          <use href="#auditorium-row" transform="translate(-70 144) scale(.98)" />
          <path d="M0 226h1440v94H0z" />
        </g>
        <g data-depth="near">
          <use href="#auditorium-row" transform="translate(-30 206) scale(1.24)" />
        </g>
      </Seats>
    </Cinema>
  );
}

const Cinema = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  background:
    radial-gradient(70% 60% at 78% 30%, ${tokens.cinema.warm}, transparent 70%),
    radial-gradient(90% 80% at 15% 0%, ${tokens.cinema.cool}, transparent 70%), ${tokens.color.page};

  &[data-light='dim'] {
    background:
      radial-gradient(max(60rem, 55vw) 60vh at 50% -6rem, ${tokens.cinema.warm}, transparent 75%),
      radial-gradient(max(60rem, 55vw) 60vh at 0% 0%, ${tokens.cinema.cool}, transparent 70%),
      ${tokens.color.page};
  }
`;

const Beam = styled.div`
  position: absolute;
  /* The blur pales the edges. */
  inset: -1rem;
  background: conic-gradient(
    from 58deg at -6% 88%,
    transparent 0deg,
    ${tokens.cinema.beam} 12deg,
    ${tokens.cinema.beam} 22deg,
    transparent 34deg
  );
  filter: blur(0.5rem);
`;

const Seats = styled.svg`
  position: absolute;
  inset-inline: 0;
  inset-block-end: -1px;
  inline-size: 100%;
  block-size: min(38%, max(20rem, 22.2vw));

  /* At the end of the page the seats would move with each error of the form. */
  [data-light='lit'] > & {
    position: fixed;
  }

  /* Text would stand on the seats. */
  @media ${mediaQueries.forcedColours} {
    display: none;
  }

  [data-depth='far'] {
    fill: ${tokens.cinema.farSeat};
  }

  [data-depth='middle'] {
    fill: ${tokens.cinema.middleSeat};
  }

  [data-depth='near'] {
    fill: ${tokens.cinema.nearSeat};
  }
`;
