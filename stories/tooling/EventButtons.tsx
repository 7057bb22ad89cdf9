import styled from 'styled-components';
import { tokens } from '@/components/theme/tokens';
import type { EventSample, EventSource } from './eventSamples';

interface EventButtonsProps {
  readonly events: readonly EventSample[];
  readonly onSend: (sample: EventSample) => void;
}

/** A button for each possible event, grouped by the event’s source. */
export function EventButtons({ events, onSend }: EventButtonsProps) {
  return (
    <Groups>
      {sources.map((source) => {
        const samples = events.filter((sample) => sample.source === source);
        return (
          samples.length > 0 && (
            <Group key={source} role="group" aria-label={groupLabels[source]}>
              <Label aria-hidden="true">{groupLabels[source]}</Label>
              {samples.map((sample) => (
                <Send
                  key={`${sample.label} ${sample.note}`}
                  type="button"
                  onClick={() => onSend(sample)}
                >
                  {sample.label}
                  {sample.note && <Note> “{sample.note}”</Note>}
                </Send>
              ))}
            </Group>
          )
        );
      })}
    </Groups>
  );
}

const sources: readonly EventSource[] = ['person', 'page', 'world'];

const groupLabels: Readonly<Record<EventSource, string>> = {
  person: 'User events',
  page: 'Page events',
  world: 'Events from services',
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

const Label = styled.p`
  inline-size: 100%;
  font-size: ${tokens.text.caption};
  line-height: 1.3;
  color: ${tokens.color.muted};
`;

const Send = styled.button`
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
