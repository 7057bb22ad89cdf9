import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Texts } from '@/domain/texts/Texts';
import { blockSecondClick } from './blockSecondClick';
import { Chip } from './Chip';
import { Icon } from './Icon';
import { listRole } from './theme/listRole';
import { mediaQueries, tokens } from './theme/tokens';

export interface RecentQueries {
  /** Latest first. */
  readonly queries: readonly string[];
  readonly onRemove: (query: string) => void;
  readonly onClear: () => void;
}

export interface SearchHelpProps {
  /** Queries to try. */
  readonly examples: readonly string[];
  /** Recent queries. If there are none, there is no list. */
  readonly recent: RecentQueries;
  /** Without it the help cannot be folded. */
  readonly fold?: { readonly state: 'open' | 'closed'; readonly onToggle: () => void } | undefined;
  /** Texts of the help. */
  readonly texts: Texts['searchHelp'];
  /** Gets the pressed query. */
  readonly onAsk: (query: string) => void;
  /** Asks for any example. */
  readonly onSurprise: () => void;
}

export function SearchHelp(props: SearchHelpProps) {
  const { examples, recent, fold, texts, onAsk, onSurprise } = props;
  return (
    <Help data-fold={fold?.state}>
      {fold && (
        <Toggle aria-expanded={fold.state === 'open'} onClick={fold.onToggle}>
          <span>{texts.toggle}</span>
          <Icon name="right" />
        </Toggle>
      )}
      <Group label={texts.try}>
        {examples.map((query) => (
          <li key={query}>
            <TonedChip onClick={() => onAsk(query)}>
              <span>{query}</span>
            </TonedChip>
          </li>
        ))}
        <li>
          <TonedChip data-tone="accent" onClick={onSurprise}>
            <Icon name="sparkle" />
            <span>{texts.surprise}</span>
          </TonedChip>
        </li>
      </Group>
      {recent.queries.length > 0 && (
        <Group label={texts.recent}>
          {recent.queries.map((query) => (
            <RecentItem key={query}>
              <TonedChip onClick={() => onAsk(query)}>
                <span dir="auto">{query}</span>
              </TonedChip>
              <Remove
                aria-label={texts.remove(query)}
                title={texts.remove(query)}
                onClick={() => recent.onRemove(query)}
              >
                <Icon name="close" />
              </Remove>
            </RecentItem>
          ))}
          <li>
            <TonedChip data-tone="quiet" onClick={recent.onClear}>
              <span>{texts.clear}</span>
            </TonedChip>
          </li>
        </Group>
      )}
    </Help>
  );
}

function Group({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <div>
      <Label id={id}>{label}</Label>
      <Chips aria-labelledby={id}>{children}</Chips>
    </div>
  );
}

const Help = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.m};
  margin-block-start: ${tokens.space.m};

  &[data-fold='closed'] > div {
    display: none;
  }
`;

const Toggle = styled.button.attrs({
  type: 'button',
  onClickCapture: blockSecondClick,
})`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s};
  justify-self: start;
  min-block-size: ${tokens.size.target};
  padding: 0;
  border: 0;
  background: none;
  font-size: ${tokens.text.small};
  text-align: start;
  color: ${tokens.color.muted};

  > svg {
    inline-size: 1.125rem;
    block-size: 1.125rem;
    rotate: 90deg;
  }

  &[aria-expanded='true'] > svg {
    rotate: -90deg;
  }
`;

const Label = styled.p`
  margin-block-end: ${tokens.space.s};
  font-size: ${tokens.text.small};
  color: ${tokens.color.muted};
`;

const Chips = styled.ul.attrs(listRole)`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s};

  > li {
    max-inline-size: 100%;
  }
`;

const TonedChip = styled(Chip)`
  min-inline-size: 0;

  &[data-tone='accent'] {
    border-color: ${tokens.color.accent};
  }

  &[data-tone='quiet'] {
    padding-inline: 0.125rem;
    border-color: transparent;
    background: none;
    color: ${tokens.color.muted};
    text-decoration: underline;

    @media ${mediaQueries.forcedColours} {
      border-color: Canvas;
    }
  }
`;

const RecentItem = styled.li`
  display: inline-flex;

  > :first-child {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
    padding-inline-end: 0.625rem;
  }

  /* A query may have 500 characters. */
  > :first-child > span {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 6;
    overflow: hidden;
  }
`;

const Remove = styled.button.attrs({
  type: 'button',
  onClickCapture: blockSecondClick,
})`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 2.5rem;
  border: 1px solid ${tokens.color.line};
  border-inline-start: 0;
  border-radius: 0 ${tokens.radius.pill} ${tokens.radius.pill} 0;
  background: ${tokens.color.raised};
  color: ${tokens.color.muted};

  &:hover {
    color: ${tokens.color.text};
  }

  > svg {
    inline-size: 1em;
    block-size: 1em;
  }
`;
