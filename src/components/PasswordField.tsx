import { useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { Icon } from './Icon';
import { IconButton } from './IconButton';
import { TextField, type TextFieldProps } from './TextField';
import { tokens } from './theme/tokens';

type Own = 'type' | 'action' | 'hint' | 'onKeyDown' | 'onKeyUp' | 'onBlur';

export interface PasswordFieldProps extends Omit<TextFieldProps, Own> {
  /** Name of the button while the password is hidden. */
  readonly showLabel: string;
  /** Name of the button while the password is shown. */
  readonly hideLabel: string;
  /** Shown while Caps Lock is on. */
  readonly capsLockHint: string;
  /** Tells password managers which password it is: `new-password` or `current-password`. */
  readonly autoComplete?: string | undefined;
  /** Not hydrated: the button does nothing yet. */
  readonly isHydrating?: boolean;
}

export function PasswordField(props: PasswordFieldProps) {
  const { showLabel, hideLabel, capsLockHint, isHydrating, ...rest } = props;
  const [view, setView] = useState<'hidden' | 'shown'>('hidden');
  const [capsLock, setCapsLock] = useState<'off' | 'on'>('off');
  const isHidden = view === 'hidden';
  const onKey = (event: KeyboardEvent) =>
    setCapsLock(event.getModifierState('CapsLock') ? 'on' : 'off');

  return (
    <TextField
      {...rest}
      type={isHidden ? 'password' : 'text'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      onKeyDown={onKey}
      onKeyUp={onKey}
      onBlur={() => setCapsLock('off')}
      action={
        <IconButton
          label={isHidden ? showLabel : hideLabel}
          icon={isHidden ? 'eye' : 'eyeOff'}
          disabled={isHydrating}
          onClick={() => setView(isHidden ? 'shown' : 'hidden')}
        />
      }
      hint={
        <Hint role="status">
          {capsLock === 'on' && (
            <>
              <Icon name="capsLock" />
              <span>{capsLockHint}</span>
            </>
          )}
        </Hint>
      }
    />
  );
}

const Hint = styled.p`
  display: flex;
  align-items: center;
  gap: 0.375rem;
  font-size: ${tokens.text.caption};
  color: ${tokens.color.accent};

  &:empty {
    position: absolute;
  }
`;
