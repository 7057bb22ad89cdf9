import { startTransition, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { AutocompleteList } from '@/components/AutocompleteList';
import { ChipList } from '@/components/ChipList';
import { ResultRow } from '@/components/ResultRow';
import { SearchHelp } from '@/components/SearchHelp';
import { SearchPanel } from '@/components/SearchPanel';
import type { Movie } from '@/domain/movie';
import { useTexts } from '../language/useTexts';

let areInserted = false;

/**
 * Renders once, outside the document, what the next presses show. A media query that is inserted at
 * a press restyles the whole page: 50 ms on a phone.
 */
export function EarlyStyles() {
  const texts = useTexts();
  const [outside] = useState(() => document.createElement('div'));
  const [isDone, setIsDone] = useState(areInserted);

  useEffect(() => {
    areInserted = true;
    startTransition(() => setIsDone(true));
  }, []);

  if (isDone) return null;
  const text = texts.search.label;
  return createPortal(
    <>
      <AutocompleteList
        id="early"
        options={[{ kind: 'example', text }]}
        active={null}
        texts={texts.autocomplete}
        onPick={nothing}
      />
      <SearchHelp
        examples={[]}
        recent={{ queries: [text], onRemove: nothing, onClear: nothing }}
        fold={{ state: 'closed', onToggle: nothing }}
        texts={texts.searchHelp}
        onAsk={nothing}
        onSurprise={nothing}
      />
      <SearchPanel
        view={{ kind: 'loading', onCancel: nothing }}
        above={<ChipList label={text} chips={[text]} removeLabel={String} onPress={nothing} />}
        recommender=""
        posterUrl={String}
        texts={texts}
        onShowInfo={nothing}
      />
      <ResultRow
        heading={{ title: text, year: 1, remark: text }}
        layout="feature"
        movies={[someMovie]}
        posterUrl={String}
        texts={texts}
        onShowInfo={nothing}
      />
      <ResultRow
        heading={{ title: text }}
        movies={[]}
        posterUrl={String}
        texts={texts}
        onShowInfo={nothing}
      />
    </>,
    outside,
  );
}

const someMovie: Movie = {
  id: 1,
  title: '',
  originalTitle: '',
  originalLanguage: '',
  overview: '',
  releaseDate: '',
  genreIds: [],
  posterPath: '',
  backdropPath: null,
  popularity: 0,
  voteAverage: 0,
  voteCount: 0,
};

function nothing() {}
