import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon, type IconName } from './Icon';
import { tokens } from './theme/tokens';

interface NoticeAction {
  readonly label: string;
  readonly onPress: () => void;
}

export interface NoticeProps {
  /** One sentence. */
  readonly children: ReactNode;
  /** Says what the notice is about. */
  readonly icon: IconName;
  /** Buttons, the main one first. */
  readonly actions?: readonly NoticeAction[];
  /** An action is running. Presses do nothing. */
  readonly isBusy?: boolean;
}

export function Notice({ children, icon, actions = [], isBusy }: NoticeProps) {
  return (
    <Line>
      <Content>
        <Icon name={icon} />
        <span>{children}</span>
      </Content>
      {actions.length > 0 && (
        <Actions>
          {actions.map(({ label, onPress }, index) => (
            // A label may change while its button has the focus.
            <Action
              key={index}
              type="button"
              aria-disabled={isBusy}
              onClick={() => {
                if (!isBusy) onPress();
              }}
            >
              {label}
            </Action>
          ))}
        </Actions>
      )}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.m};
  max-inline-size: 100%;
  padding: 0.375rem ${tokens.space.m};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.panel};
  background: ${tokens.color.raised};
  box-shadow: ${tokens.shadow.card};
  font-size: ${tokens.text.small};
`;

const Content = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s};
  min-inline-size: 0;
  padding-block: 0.375rem;
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs} ${tokens.space.m};
`;

const Action = styled.button`
  min-block-size: ${tokens.size.target};
  padding: 0 ${tokens.space.xs};
  border: 0;
  border-radius: ${tokens.radius.small};
  background: none;
  color: ${tokens.color.accent};
  font-weight: ${tokens.weight.medium};

  &:hover {
    color: ${tokens.color.accentStrong};
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  &:not(:first-child) {
    color: ${tokens.color.text};
  }

  &[aria-disabled='true'] {
    cursor: progress;
    color: ${tokens.color.muted};
  }
`;
