import { useEffect, useEffectEvent, useId, useLayoutEffect, useState, type RefObject } from 'react';
import { AutocompleteList } from '@/components/AutocompleteList';
import { hasModifier } from '@/components/hasModifier';
import {
  autocomplete,
  type AutocompleteOption,
  type AutocompleteSources,
} from '@/domain/autocomplete';
import type { Texts } from '@/domain/texts/Texts';

interface QueryAutocompleteProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** The last search. */
  readonly query: string;
  readonly sources: AutocompleteSources;
  readonly texts: Texts['autocomplete'];
  readonly onPick: (text: string) => void;
}

interface List {
  /** They stay until the next input, also while rows arrive. Empty while the list is closed. */
  readonly options: readonly AutocompleteOption[];
  readonly active: number | null;
}

const closed: List = { options: [], active: null };

/** Opens a list of queries below the field while the visitor types. The field keeps the focus. */
export function QueryAutocomplete(props: QueryAutocompleteProps) {
  const { inputRef, query, sources, texts, onPick } = props;
  const id = useId();
  const [{ options, active }, setList] = useState(closed);
  const isOpen = options.length > 0;
  const activeOption = active === null ? undefined : options[active];

  function pick(text: string) {
    setList(closed);
    onPick(text);
  }

  const open = useEffectEvent(({ value }: HTMLInputElement) =>
    setList({ options: autocomplete(value, sources), active: null }),
  );

  /** Opens the list for text that was typed before it was mounted. */
  const replayInput = useEffectEvent((input: HTMLInputElement) => {
    if (input === document.activeElement && input.value.trim() !== query) open(input);
  });

  /** Arrows that leave the list move the focus, as everywhere. */
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isOpen || isForComposition(event) || hasModifier(event)) return;
    const at = active ?? -1;
    if (event.key === 'ArrowDown' && at < options.length - 1) setList({ options, active: at + 1 });
    else if (event.key === 'ArrowUp' && at > 0) setList({ options, active: at - 1 });
    else if (event.key === 'ArrowUp' && at === 0) setList({ options, active: null });
    else if (event.key === 'Escape') setList(closed);
    else if (event.key === 'Enter' && activeOption) pick(activeOption.text);
    else return;
    event.preventDefault();
  });

  useEffect(() => {
    const input = inputRef.current;
    if (!input) return;
    const listening = new AbortController();
    const { signal } = listening;
    const close = () => setList(closed);
    input.addEventListener('input', () => open(input), { signal });
    input.addEventListener('keydown', onKeyDown, { signal });
    input.addEventListener('blur', close, { signal });
    input.form?.addEventListener('submit', close, { signal });
    replayInput(input);
    return () => listening.abort();
  }, [inputRef]);

  useLayoutEffect(() => {
    const input = inputRef.current;
    if (!input || !isOpen) return;
    input.setAttribute('aria-expanded', 'true');
    input.setAttribute('aria-controls', id);
    return () => {
      input.setAttribute('aria-expanded', 'false');
      input.removeAttribute('aria-controls');
    };
  }, [inputRef, id, isOpen]);

  const activeId = activeOption && `${id}-${active}`;
  useLayoutEffect(() => {
    const input = inputRef.current;
    if (!input || activeId === undefined) return;
    input.setAttribute('aria-activedescendant', activeId);
    return () => input.removeAttribute('aria-activedescendant');
  }, [inputRef, activeId]);

  return isOpen ? (
    <AutocompleteList
      id={id}
      options={options}
      active={activeOption ? active : null}
      texts={texts}
      onPick={pick}
    />
  ) : null;
}

/** In Safari the Enter that ends a composition only has this key code. */
function isForComposition({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229;
}
