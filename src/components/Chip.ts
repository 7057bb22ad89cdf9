import styled from 'styled-components';
import { blockSecondClick } from './blockSecondClick';
import { tokens } from './theme/tokens';

export const Chip = styled.button.attrs({
  type: 'button',
  onClickCapture: blockSecondClick,
})`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.s};
  max-inline-size: 100%;
  padding: 0.5625rem ${tokens.space.m};
  border: 1px solid ${tokens.color.line};
  border-radius: 1.375rem;
  background: ${tokens.color.raised};
  font-size: ${tokens.text.small};
  line-height: 1.25;
  text-align: start;
  transition: border-color ${tokens.motion.quick} ${tokens.motion.ease};

  &:hover {
    border-color: ${tokens.color.text};
  }

  > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;
