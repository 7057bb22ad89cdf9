import styled from 'styled-components';
import type { Texts } from '@/domain/texts/Texts';
import { Button } from './Button';
import { contentId } from './SkipLink';
import { tokens } from './theme/tokens';

export interface LoadFailedProps {
  /** The message and the button. */
  readonly texts: Texts['loadFailed'];
  /** Trying again. */
  readonly isLoading?: boolean | undefined;
  /** Loads the page again. */
  readonly onTryAgain: () => void;
  /** There is no header and no other content. */
  readonly isWholePage?: boolean;
}

export function LoadFailed({ texts, isLoading, onTryAgain, isWholePage }: LoadFailedProps) {
  const message = (
    <Content>
      <p role="alert">{texts.message}</p>
      <Button tone="accent" isLoading={isLoading} onClick={onTryAgain}>
        {texts.tryAgain}
      </Button>
    </Content>
  );
  if (!isWholePage) return message;
  return (
    <Page id={contentId} tabIndex={-1}>
      {message}
    </Page>
  );
}

const Page = styled.main`
  display: grid;
  place-content: center;
  min-block-size: 100dvh;
  padding: ${tokens.space.gutter};
`;

const Content = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space.l};
  text-align: center;

  > p {
    max-inline-size: 26rem;
    font-size: ${tokens.text.title};
    font-weight: ${tokens.weight.bold};
    line-height: 1.25;
    text-wrap: balance;
  }
`;
