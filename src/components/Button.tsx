import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Icon, type IconName } from './Icon';
import { Spinner } from './Spinner';
import { tokens } from './theme/tokens';

export interface ButtonProps extends ComponentProps<'button'> {
  /** The label. It says what the press does. */
  readonly children: string;
  /** `accent` for the one main action of a screen. */
  readonly tone?: 'accent' | 'quiet';
  /** Stands before the label. */
  readonly icon?: IconName;
  /** Shows a spinner after the label, and sets `aria-disabled`. */
  readonly isLoading?: boolean | undefined;
  /** Keeps the focus and ignores presses. */
  readonly 'aria-disabled'?: boolean | undefined;
  /** A press. Not called with `aria-disabled`. */
  readonly onClick?: ComponentProps<'button'>['onClick'];
}

export function Button({
  children,
  tone = 'quiet',
  icon,
  isLoading,
  'aria-disabled': isDisabled = isLoading,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <Pressable
      type="button"
      data-tone={tone}
      {...rest}
      aria-disabled={isDisabled}
      onClick={isDisabled ? (event) => event.preventDefault() : onClick}
    >
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {isLoading && <Spinner />}
    </Pressable>
  );
}

export interface LinkButtonProps extends Pick<ButtonProps, 'children' | 'tone' | 'icon'> {
  /** Opens in a new tab. */
  readonly href: string;
}

/** Looks like a button; opens a page in a new tab. */
export function LinkButton({ children, tone = 'quiet', icon, href }: LinkButtonProps) {
  return (
    <Pressable as="a" href={href} target="_blank" rel="noopener noreferrer" data-tone={tone}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </Pressable>
  );
}

const Pressable = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space.s};
  min-block-size: ${tokens.size.target};
  padding: ${tokens.space.s} min(1.25rem, 5.2vw);
  border: 1px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.veil};
  font-weight: ${tokens.weight.medium};
  line-height: 1.2;
  text-decoration: none;
  transition:
    background ${tokens.motion.quick} ${tokens.motion.ease},
    border-color ${tokens.motion.quick} ${tokens.motion.ease},
    transform ${tokens.motion.quick} ${tokens.motion.ease};

  &:hover {
    border-color: ${tokens.color.text};
    background: ${tokens.color.raised};
  }

  &:active {
    transform: scale(0.97);
  }

  &[data-tone='accent'] {
    border-color: ${tokens.color.accent};
    background: ${tokens.color.accent};
    color: ${tokens.color.onAccent};
    font-weight: ${tokens.weight.bold};
  }

  &[data-tone='accent']:hover {
    border-color: ${tokens.color.accentStrong};
    background: ${tokens.color.accentStrong};
  }

  &:disabled,
  &[aria-disabled='true'] {
    cursor: progress;
  }

  &:disabled,
  &:disabled:hover {
    border-color: ${tokens.color.line};
    background: ${tokens.color.raised};
    color: ${tokens.color.muted};
  }
`;
