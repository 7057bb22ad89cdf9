import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Icon, type IconName } from './Icon';
import { mediaQueries, tokens } from './theme/tokens';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The accessible name and the tooltip. */
  readonly label: string;
  /** The icon; the button has no text. */
  readonly icon: IconName;
  /** A press, also with `aria-disabled`. */
  readonly onClick?: ComponentProps<'button'>['onClick'];
}

export function IconButton({ label, icon, ...rest }: IconButtonProps) {
  return (
    <Round type="button" aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </Round>
  );
}

const Round = styled.button`
  display: inline-grid;
  place-items: center;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  flex: none;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.pill};
  background: transparent;
  color: ${tokens.color.text};
  transition: background ${tokens.motion.quick} ${tokens.motion.ease};

  &:hover {
    background: ${tokens.color.line};
  }

  &[aria-disabled='true'] {
    opacity: 0.35;
    background: transparent;
    cursor: default;
  }

  @media ${mediaQueries.forcedColours} {
    border: 1px solid ButtonBorder;

    &[aria-disabled='true'] {
      opacity: 1;
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
