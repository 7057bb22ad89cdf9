import { type FormEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import {
  isValidField,
  type AuthMode,
  type CredentialField,
  type Credentials,
} from '@/domain/session';
import type { Texts } from '@/domain/texts/Texts';
import { Button } from './Button';
import { Icon } from './Icon';
import { blockSecondClick } from './blockSecondClick';
import { PasswordField } from './PasswordField';
import { PasswordRules } from './PasswordRules';
import { TextField } from './TextField';
import { mediaQueries, tokens } from './theme/tokens';

export interface AuthError {
  readonly message: string;
  readonly field?: CredentialField | undefined;
  readonly requirements?: readonly string[] | undefined;
  /** What to do now. */
  readonly help?: string | undefined;
}

/** `hydrating`: fields can be filled in, but buttons do nothing yet. */
export type AuthStatus =
  | 'hydrating'
  | 'editing'
  | 'sessionEnded'
  | 'submitting'
  | 'waitingForGoogle'
  | 'sendingReset'
  | 'resetSent';

export type AuthFormView = { readonly mode: AuthMode } & (
  | { readonly status: AuthStatus }
  | { readonly status: 'failed'; readonly error: AuthError }
);

export interface OtherSignIns {
  readonly onContinueWithGoogle: () => void;
  /** Hover, focus or touch: time to preload the popup. */
  readonly onApproachGoogle?: (() => void) | undefined;
  /** Only in the demo. */
  readonly onContinueAsGuest?: (() => void) | undefined;
}

export interface AuthFormProps {
  /** What the form shows: its mode and where the attempt stands. */
  readonly view: AuthFormView;
  /** Below the form. */
  readonly others: OtherSignIns;
  /** Texts of the form. */
  readonly texts: Texts['authForm'];
  /** Gets all three fields as typed, not validated. */
  readonly onSubmit: (credentials: Credentials) => void;
  /** Called at each change of a field. */
  readonly onEdit?: ((credentials: Credentials) => void) | undefined;
  /** With the email typed so far. */
  readonly onForgotPassword: (email: string) => void;
  /** Asks for the other mode. */
  readonly onSwitchMode: () => void;
}

export function AuthForm(props: AuthFormProps) {
  const { view, others, texts, onSubmit, onEdit, onForgotPassword, onSwitchMode } = props;
  const { mode, status } = view;
  const { onContinueWithGoogle, onApproachGoogle, onContinueAsGuest } = others;
  const error = view.status === 'failed' ? view.error : undefined;
  const errorId = useId();
  const hydratingId = useId();
  const isHydrating = status === 'hydrating';
  const isSubmitting = status === 'submitting';
  const form = useRef<HTMLFormElement>(null);
  const shouldFocusError = useRef(true);
  const [attempts, setAttempts] = useState(0);

  useEffect(() => {
    // Once per answer: a change of language must not move the focus again.
    if (!error?.field || !shouldFocusError.current) return;
    shouldFocusError.current = false;
    form.current?.querySelector<HTMLInputElement>(`[name="${error.field}"]`)?.focus();
  }, [error]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    shouldFocusError.current = true;
    setAttempts(attempts + 1);
    onSubmit(credentialsOf(new FormData(event.currentTarget)));
  }

  function edit(event: FormEvent<HTMLFormElement>) {
    onEdit?.(credentialsOf(new FormData(event.currentTarget)));
  }

  function requestReset() {
    if (!form.current) return;
    shouldFocusError.current = true;
    setAttempts(attempts + 1);
    onForgotPassword(credentialsOf(new FormData(form.current)).email);
  }

  return (
    <Card>
      <Disclaimer>
        <span>{texts.disclaimer}</span> {onContinueAsGuest && <span>{texts.anyAddress}</span>}
      </Disclaimer>
      <Title>{texts.title[mode]}</Title>
      <Form ref={form} noValidate onInput={edit} onSubmit={submit}>
        <Fields
          key={mode}
          mode={mode}
          texts={texts}
          errorId={errorId}
          error={error}
          isHydrating={isHydrating}
          onForgotPassword={requestReset}
          messages={
            <>
              {isHydrating && <Hydrating id={hydratingId}>{texts.gettingReady}</Hydrating>}
              <Notice role="status">
                {status === 'sendingReset' && <span>{texts.sendingReset}</span>}
                {status === 'sessionEnded' && <Quiet>{texts.sessionEnded}</Quiet>}
                {status === 'resetSent' && (
                  <>
                    <Icon name="check" />
                    <span>{onContinueAsGuest ? texts.noMailInDemo : texts.resetSent}</span>
                  </>
                )}
              </Notice>
              <ErrorLine id={errorId} role="alert">
                {error && (
                  // A new element: the same text is announced again.
                  <Message key={attempts}>
                    <Icon name="warning" />
                    <span>{error.message}</span>
                  </Message>
                )}
                {error?.requirements && error.requirements.length > 0 && (
                  <PolicyRequirements>
                    <p>{texts.policy}</p>
                    <ul>
                      {error.requirements.map((requirement) => (
                        <li key={requirement}>{requirement}</li>
                      ))}
                    </ul>
                  </PolicyRequirements>
                )}
              </ErrorLine>
              <p role="status">{error?.help}</p>
            </>
          }
        />
        <Button
          type="submit"
          tone="accent"
          disabled={isHydrating}
          aria-describedby={isHydrating ? hydratingId : undefined}
          isLoading={isSubmitting}
        >
          {(isSubmitting ? texts.submitting : texts.submit)[mode]}
        </Button>
      </Form>
      <Divider>{texts.or}</Divider>
      <Others>
        <Button
          icon="google"
          disabled={isHydrating}
          onClick={onContinueWithGoogle}
          onFocus={onApproachGoogle}
          onPointerEnter={onApproachGoogle}
        >
          {texts.continueWithGoogle}
        </Button>
        {onContinueAsGuest && mode === 'signIn' && (
          <Button disabled={isHydrating} onClick={onContinueAsGuest}>
            {texts.continueAsGuest}
          </Button>
        )}
      </Others>
      <Waiting role="status">{status === 'waitingForGoogle' && texts.waitingForGoogle}</Waiting>
      <Switch
        type="button"
        disabled={isHydrating}
        onClickCapture={blockSecondClick}
        onClick={onSwitchMode}
      >
        {texts.switchMode[mode]}
      </Switch>
    </Card>
  );
}

interface FieldsProps extends Pick<AuthFormProps, 'texts'> {
  readonly mode: AuthMode;
  readonly error: AuthError | undefined;
  readonly errorId: string;
  readonly isHydrating: boolean;
  readonly onForgotPassword: () => void;
  /** Below the fields. */
  readonly messages: ReactElement;
}

function Fields(props: FieldsProps) {
  const { mode, texts, errorId, error, isHydrating, onForgotPassword, messages } = props;
  const rulesId = useId();
  const [password, setPassword] = useState('');
  const errorOf = (field: CredentialField) => (error?.field === field ? errorId : undefined);
  // If the password meets the rules, the error replaces them.
  const hasRules = mode === 'signUp' && !(error && isValidField('password', password));
  return (
    <>
      <SideBySide>
        {mode === 'signUp' && (
          <TextField
            name="name"
            label={texts.field.name}
            autoComplete="name"
            autoCapitalize="words"
            errorId={errorOf('name')}
          />
        )}
        <TextField
          name="email"
          type="email"
          inputMode="email"
          label={texts.field.email}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          errorId={errorOf('email')}
        />
      </SideBySide>
      <PasswordField
        name="password"
        label={texts.field.password}
        showLabel={texts.showPassword}
        hideLabel={texts.hidePassword}
        capsLockHint={texts.capsLock}
        isHydrating={isHydrating}
        autoComplete={mode === 'signUp' ? 'new-password' : 'current-password'}
        aria-describedby={hasRules ? rulesId : undefined}
        errorId={errorOf('password')}
        onChange={(event) => setPassword(event.currentTarget.value)}
        aside={
          mode === 'signIn' ? (
            <Forgot type="button" disabled={isHydrating} onClick={onForgotPassword}>
              {texts.forgotPassword}
            </Forgot>
          ) : undefined
        }
      />
      <Messages>
        {hasRules && (
          <PasswordRules
            id={rulesId}
            password={password}
            label={texts.rules}
            rule={texts.rule}
            ruleState={texts.ruleState}
          />
        )}
        {messages}
      </Messages>
    </>
  );
}

function credentialsOf(data: FormData): Credentials {
  const text = (field: CredentialField) => String(data.get(field) ?? '');
  return { name: text('name'), email: text('email'), password: text('password') };
}

const appear = keyframes`
  from {
    visibility: hidden;
  }
`;

/** Tight in a height of 640 px, usual in 800 px. */
const lowGap = 'clamp(0.5rem, 5vh - 1.5rem, 1rem)';

const Card = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.m};
  inline-size: min(27rem, 100%);
  padding: clamp(1.25rem, 4vw, 2.25rem);
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.panel};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.panel};

  @media ${mediaQueries.low} {
    gap: ${lowGap};
    inline-size: min(34rem, 100%);
    padding: ${tokens.space.m} ${tokens.space.l};
  }
`;

const SideBySide = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.m};

  @media ${mediaQueries.low} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`;

const Others = styled(SideBySide)`
  @media ${mediaQueries.low} {
    gap: ${tokens.space.s};
  }
`;

const Disclaimer = styled.p`
  padding-inline-start: 0.875rem;
  border-inline-start: 3px solid ${tokens.color.accent};
  font-size: ${tokens.text.small};
  line-height: 1.4;
  color: ${tokens.color.muted};

  /* On lines of their own, the sentences wrap alike in the web font and its fallback. */
  > span {
    display: block;
  }
`;

const Title = styled.h1`
  margin-block-start: ${tokens.space.s};
  font-size: ${tokens.text.heading};

  @media ${mediaQueries.low} {
    margin-block-start: 0;
    font-size: 1.75rem;
  }
`;

const Form = styled.form`
  display: grid;
  gap: ${tokens.space.m};

  @media ${mediaQueries.low} {
    gap: ${lowGap};
  }
`;

const ErrorLine = styled.div`
  overflow-wrap: anywhere;
  color: ${tokens.color.danger};
`;

const Message = styled.p`
  display: flex;
  gap: ${tokens.space.s};

  > span {
    min-inline-size: 0;
  }
`;

const TextButton = styled.button`
  border: 0;
  background: none;
  text-decoration: underline;
  text-decoration-color: ${tokens.color.accent};
  text-decoration-thickness: 2px;
  text-underline-offset: 0.3em;

  &:hover {
    color: ${tokens.color.accentStrong};
  }
`;

/** Has room for two lines, so that an error moves what is below it by little. */
const Messages = styled.div`
  display: grid;
  gap: ${tokens.space.s};
  min-block-size: 2.5rem;
  font-size: ${tokens.text.small};
  line-height: 1.4;

  > :empty {
    position: absolute;
  }
`;

/** Only a slow network lets a visitor see it. */
const Hydrating = styled.span`
  color: ${tokens.color.muted};
  animation: ${appear} 1ms 800ms backwards;
`;

const Forgot = styled(TextButton)`
  margin-block: -0.375rem;
  padding: 0.375rem 0.125rem;
  font-size: ${tokens.text.small};
`;

const Notice = styled.p`
  display: flex;
  gap: ${tokens.space.s};
  color: ${tokens.color.good};
`;

const Quiet = styled.span`
  color: ${tokens.color.muted};
`;

const PolicyRequirements = styled.div`
  margin-block-start: ${tokens.space.xs};
  color: ${tokens.color.muted};

  ul {
    list-style: '· ' inside;
  }
`;

const Divider = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space.m};
  font-size: ${tokens.text.caption};
  letter-spacing: 0.1em;
  color: ${tokens.color.muted};

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid ${tokens.color.line};
  }
`;

const Waiting = styled.p`
  font-size: ${tokens.text.small};
  text-align: center;
  color: ${tokens.color.muted};

  &:empty {
    position: absolute;
  }
`;

const Switch = styled(TextButton)`
  justify-self: center;
  padding: ${tokens.space.s};
`;
