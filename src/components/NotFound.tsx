import styled from 'styled-components';
import type { Texts } from '@/domain/texts/Texts';
import { onPlainClick } from './onPlainClick';
import { tokens } from './theme/tokens';

export interface NotFoundProps {
  /** Where the link leads. */
  readonly homeUrl: string;
  /** The message and the link. */
  readonly texts: Texts['notFound'];
  /** Replaces following the link. */
  readonly onGoHome?: (() => void) | undefined;
}

export function NotFound({ homeUrl, texts, onGoHome }: NotFoundProps) {
  return (
    <Content>
      <Reel viewBox="0 0 120 120" aria-hidden="true">
        <path
          fillRule="evenodd"
          d="M60 6a54 54 0 1 1 0 108A54 54 0 0 1 60 6Zm0 12a15 15 0 1 0 0 30 15 15 0 0 0 0-30Zm0 54a15 15 0 1 0 0 30 15 15 0 0 0 0-30ZM33 45a15 15 0 1 0 0 30 15 15 0 0 0 0-30Zm54 0a15 15 0 1 0 0 30 15 15 0 0 0 0-30ZM60 55a5 5 0 1 0 0 10 5 5 0 0 0 0-10Z"
        />
        <path d="M60 108h54v6H60z" />
      </Reel>
      <Message>{texts.message}</Message>
      <Back href={homeUrl} onClick={onPlainClick(onGoHome)}>
        {texts.back}
      </Back>
    </Content>
  );
}

const Content = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space.l};
  max-inline-size: max(36rem, 32vw);
  text-align: center;
`;

const Reel = styled.svg`
  inline-size: max(6.5rem, 6vw);
  fill: ${tokens.color.accent};
`;

const Message = styled.h1`
  font-size: ${tokens.text.heading};
`;

const Back = styled.a`
  padding: 0.75rem ${tokens.space.l};
  /* Visible in forced colours. */
  border: 1px solid transparent;
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.accent};
  color: ${tokens.color.onAccent};
  font-weight: ${tokens.weight.bold};
  text-decoration: none;

  &:hover {
    background: ${tokens.color.accentStrong};
  }
`;
