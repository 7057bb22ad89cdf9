import { type ComponentProps, type ReactElement, useId } from 'react';
import styled from 'styled-components';
import { Icon } from './Icon';
import { tokens } from './theme/tokens';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'children'> {
  /** Stands above the field. */
  readonly label: string;
  /** The name of the value in the form. */
  readonly name?: string | undefined;
  /** Set while the value is invalid. */
  readonly errorId?: string | undefined;
  /** A button inside the field, at its end. */
  readonly action?: ReactElement;
  /** Stands below the field. */
  readonly hint?: ReactElement;
  /** A button beside the label. It follows the field in the order of focus. */
  readonly aside?: ReactElement | undefined;
  /** Each change of the text. */
  readonly onChange?: ComponentProps<'input'>['onChange'];
}

export function TextField({ label, errorId, action, hint, aside, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <Field>
      <Label htmlFor={id}>{label}</Label>
      <Line>
        <Input
          id={id}
          {...rest}
          aria-invalid={errorId ? true : undefined}
          aria-describedby={
            [errorId, rest['aria-describedby']].filter(Boolean).join(' ') || undefined
          }
        />
        {errorId && (
          <Mark>
            <Icon name="warning" />
          </Mark>
        )}
        {action}
      </Line>
      {hint}
      {aside}
    </Field>
  );
}

const Field = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.375rem ${tokens.space.s};

  > button {
    order: -1;
    margin-inline-start: auto;
  }
`;

const Label = styled.label`
  order: -1;
  font-size: ${tokens.text.small};
  font-weight: ${tokens.weight.medium};
  color: ${tokens.color.muted};
`;

const Line = styled.div`
  position: relative;
  display: grid;
  inline-size: 100%;
  align-items: center;

  > button {
    position: absolute;
    inset-inline-end: 0.375rem;
  }
`;

const Input = styled.input`
  inline-size: 100%;
  min-block-size: 3.125rem;
  padding: 0.625rem ${tokens.space.m};
  border: 1px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.page};
  transition: border-color ${tokens.motion.quick} ${tokens.motion.ease};

  &:not(:last-child) {
    padding-inline-end: 3.5rem;
  }

  &[aria-invalid='true']:has(~ button) {
    padding-inline-end: 5.25rem;
  }

  &:hover {
    border-color: ${tokens.color.muted};
  }

  &:focus-visible {
    border-color: ${tokens.color.accent};
    outline-offset: 1px;
  }

  &[aria-invalid='true'] {
    border-color: ${tokens.color.danger};
    box-shadow: inset 0 0 0 1px ${tokens.color.danger};
    outline-color: ${tokens.color.danger};
  }

  &:autofill {
    box-shadow: inset 0 0 0 10rem ${tokens.color.raised};
    -webkit-text-fill-color: ${tokens.color.text};
  }

  &[aria-invalid='true']:autofill {
    box-shadow:
      inset 0 0 0 1px ${tokens.color.danger},
      inset 0 0 0 10rem ${tokens.color.raised};
  }
`;

const Mark = styled.span`
  position: absolute;
  inset-inline-end: ${tokens.space.m};
  color: ${tokens.color.danger};
  pointer-events: none;

  &:has(+ button) {
    inset-inline-end: 3.25rem;
  }
`;
