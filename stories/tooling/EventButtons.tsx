import styled from 'styled-components';
import { tokens } from '@/components/theme/tokens';
import type { Saying, Speaker } from './eventSamples';

interface TellingProps {
  /** What the machine would do something about now. */
  readonly sayings: readonly Saying[];
  readonly onTell: (saying: Saying) => void;
}

/** What the machine can be told now, by whom it is told it in life; here a press tells it. */
export function Telling({ sayings, onTell }: TellingProps) {
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

const speakers: readonly Speaker[] = ['person', 'page', 'world'];

const says: Readonly<Record<Speaker, string>> = {
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
