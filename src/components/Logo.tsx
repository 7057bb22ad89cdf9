import styled, { keyframes } from 'styled-components';
import { tokens } from './theme/tokens';

export function Logo() {
  return <Name translate="no">Marquee</Name>;
}

/** The lamps light up one after another. */
const lightUp = keyframes`
  from { clip-path: inset(-0.5rem 100% -0.5rem 0); }
  to { clip-path: inset(-0.5rem 0); }
`;

const Name = styled.span`
  display: inline-block;
  font-size: clamp(1.0625rem, 0.9rem + 0.9vw, 1.375rem);
  font-weight: ${tokens.weight.black};
  line-height: 1;
  letter-spacing: 0.14em;
  text-transform: uppercase;
  color: ${tokens.color.text};

  &::after {
    content: '';
    display: block;
    block-size: 0.25rem;
    margin-block-start: 0.375rem;
    margin-inline-end: 0.14em;
    background: radial-gradient(
        circle at center,
        ${tokens.color.accent} 0 0.09rem,
        transparent 0.12rem
      )
      0 0 / 0.5rem 0.25rem round;
    filter: drop-shadow(0 0 0.25rem ${tokens.color.accent});
    animation: ${lightUp} ${tokens.motion.slow} steps(16);
  }
`;
