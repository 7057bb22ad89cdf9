import styled, { keyframes } from 'styled-components';
import { mediaQueries, tokens } from './theme/tokens';

export function Spinner() {
  return (
    <Lamps aria-hidden="true">
      <Lamp />
      <Lamp />
      <Lamp />
    </Lamps>
  );
}

const glow = keyframes`
  0%, 70%, 100% { opacity: 0.3; transform: scale(0.8); }
  30% { opacity: 1; transform: scale(1); }
`;

const Lamps = styled.span`
  display: inline-flex;
  gap: 0.3em;
`;

const Lamp = styled.span`
  inline-size: 0.5em;
  block-size: 0.5em;
  border-radius: ${tokens.radius.pill};
  background: currentColor;
  animation: ${glow} 1.2s ${tokens.motion.ease} infinite;

  @media ${mediaQueries.forcedColours} {
    background: CanvasText;
  }

  &:nth-child(2) {
    animation-delay: 0.15s;
  }

  &:nth-child(3) {
    animation-delay: 0.3s;
  }
`;
