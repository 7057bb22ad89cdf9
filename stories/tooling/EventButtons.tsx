import styled from 'styled-components';
import { tokens } from '@/components/theme/tokens';
import type { EventSample, EventSource } from './eventSamples';

interface EventButtonsProps {
  /** What the machine would do something about now. */
  readonly events: readonly EventSample[];
  readonly onSend: (saying: EventSample) => void;
}

/** What the machine can be told now, by whom it is told it in life; here a press tells it. */
export function EventButtons({ events: sayings, onSend: onTell }: EventButtonsProps) {
  return (
    <Groups>
      {speakers.map((by) => {
        const theirs = sayings.filter((saying) => saying.by === by);
        return (
          theirs.length > 0 && (
            <Group key={by} role="group" aria-label={says[by]}>
              <Who aria-hidden="true">{says[by]}</Who>
              {theirs.map((saying) => (
                <Tell
                  key={`${saying.words} ${saying.note}`}
                  type="button"
                  onClick={() => onTell(saying)}
                >
                  {saying.words}
                  {saying.note && <Note> “{saying.note}”</Note>}
                </Tell>
              ))}
            </Group>
          )
        );
      })}
    </Groups>
  );
}

const speakers: readonly EventSource[] = ['person', 'page', 'world'];

const says: Readonly<Record<EventSource, string>> = {
  person: 'A person can say',
  page: 'The page can say',
  world: 'The world can answer',
};

const Groups = styled.div`
  display: grid;
  gap: ${tokens.space.s};
`;

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.375rem;
`;

const Who = styled.p`
  inline-size: 100%;
  font-size: ${tokens.text.caption};
  line-height: 1.3;
  color: ${tokens.color.muted};
`;

const Tell = styled.button`
  min-block-size: 1.875rem;
  padding: 0.125rem 0.625rem;
  border: 1px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.raised};
  font-size: ${tokens.text.caption};
  font-weight: ${tokens.weight.medium};
  text-align: start;
  overflow-wrap: anywhere;
  transition: border-color ${tokens.motion.quick} ${tokens.motion.ease};

  &:hover {
    border-color: ${tokens.color.accent};
  }
`;

const Note = styled.span`
  font-weight: ${tokens.weight.regular};
  color: ${tokens.color.muted};
`;
