import { useId } from 'react';
import styled from 'styled-components';
import type { Texts } from '@/domain/texts/Texts';
import { Button } from './Button';
import { ModalDialog } from './ModalDialog';
import { tokens } from './theme/tokens';
import type { Presence } from './usePresence';

export interface MissingMovieProps {
  /** Texts of the popup. */
  readonly texts: Texts['popup'];
  /** Whether it is open. */
  readonly presence: Presence;
  /** Called by both buttons, Escape and a press outside. */
  readonly onClose: () => void;
}

export function MissingMovie({ texts, presence, onClose }: MissingMovieProps) {
  const titleId = useId();
  const adviceId = useId();
  const { title, advice, back } = texts.missing;
  return (
    <ModalDialog
      size="message"
      ids={{ heading: titleId, description: adviceId }}
      closeLabel={texts.close}
      presence={presence}
      onClose={onClose}
    >
      <Message>
        <h2 id={titleId}>{title}</h2>
        <p id={adviceId}>{advice}</p>
        <Button tone="accent" onClick={onClose}>
          {back}
        </Button>
      </Message>
    </ModalDialog>
  );
}

const Message = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.m};
  padding: ${tokens.space.xl} ${tokens.space.l} ${tokens.space.l};

  > h2 {
    padding-inline-end: ${tokens.space.xl};
    font-size: ${tokens.text.title};
    text-wrap: balance;
  }

  > p {
    color: ${tokens.color.muted};
    text-wrap: pretty;
  }

  > button {
    margin-block-start: ${tokens.space.s};
  }
`;
