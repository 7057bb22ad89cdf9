import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { Chip } from './Chip';
import { Icon } from './Icon';
import { listRole } from './theme/listRole';
import { mediaQueries, tokens } from './theme/tokens';

export interface ChipListProps {
  /** Names the list for screen readers. */
  readonly label: string;
  /** No two alike. */
  readonly chips: readonly string[];
  /** With it a press removes the chip, and the chips stay on one line. */
  readonly removeLabel?: ((chip: string) => string) | undefined;
  /** Gets the index of the chip. */
  readonly onPress: (index: number) => void;
}

export function ChipList({ label, chips, removeLabel, onPress }: ChipListProps) {
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<number>(undefined);

  useLayoutEffect(() => {
    const index = pressed.current;
    pressed.current = undefined;
    if (index === undefined || document.activeElement !== document.body) return;
    // The chip is gone: focus the one in its place.
    const buttons = list.current?.querySelectorAll('button');
    buttons?.[Math.min(index, chips.length - 1)]?.focus();
  }, [chips]);

  return (
    <Chips
      ref={list}
      aria-label={label}
      data-removable={removeLabel !== undefined}
      // Firefox makes scroll containers tab stops.
      tabIndex={-1}
    >
      {chips.map((chip, index) => (
        <li key={chip}>
          <TallChip
            aria-label={removeLabel?.(chip)}
            title={removeLabel?.(chip)}
            onClick={() => {
              pressed.current = index;
              onPress(index);
            }}
          >
            <span>{chip}</span>
            {removeLabel && <Icon name="close" />}
          </TallChip>
        </li>
      ))}
    </Chips>
  );
}

/* The height of one line stays when there are no chips. */
const Chips = styled.ul.attrs(listRole)`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s};
  min-block-size: ${tokens.size.target};

  /* Screen readers would announce an empty list. */
  &:empty {
    visibility: hidden;
  }

  &[data-removable='true'] {
    flex-wrap: nowrap;
    overflow: auto hidden;
    overscroll-behavior-x: contain;
    scrollbar-width: none;
    /* Room for the focus outline. */
    margin: -0.375rem;
    padding: 0.375rem;
    min-block-size: 3.5rem;

    > li {
      flex: none;
    }
  }

  &:not([data-removable='true']) > li {
    max-inline-size: 100%;
  }
`;

const TallChip = styled(Chip)`
  min-block-size: 2.5rem;
  padding-block: 0.375rem;

  @media ${mediaQueries.touch} {
    min-block-size: ${tokens.size.target};
  }

  > svg {
    flex: none;
    inline-size: 1em;
    block-size: 1em;
    color: ${tokens.color.muted};

    /* An svg has no forced colour of its own. */
    @media ${mediaQueries.forcedColours} {
      color: inherit;
    }
  }
`;
