import { describe, expect, it } from 'vitest';
import { textsWithSiblings } from './support/textsWithSiblings';

const sources = Object.keys(import.meta.glob('/src/**/*.tsx')).map((file) => file.slice(1));

const planted = `
  import type { ReactElement, ReactNode } from 'react';
  interface Props { text: string; error?: string; isBusy: boolean; icon: ReactElement; children: ReactNode }
  export function Wrong({ text, error, isBusy, icon, children }: Props) {
    return (
      <main>
        <p>{isBusy && text} {error}</p>
        <p>{icon}{children}</p>
        <p>{text.length} <b>films</b></p>
        <p>Some <b>words</b></p>
        <p>{isBusy ? <>{text}</> : icon}</p>
      </main>
    );
  }
  export function Right({ text, error, isBusy, icon, children }: Props) {
    return (
      <main>
        <p>{isBusy && text}</p>
        <p>{children}</p>
        <p><b>{text}</b> <b>{error}</b></p>
        <p>{icon}{isBusy && <b>{text}</b>}{' '}{[text].map((each) => <b key={each}>{each}</b>)}</p>
      </main>
    );
  }
`;

const found = textsWithSiblings(sources, { 'src/Planted.tsx': planted });

describe('textsWithSiblings', () => {
  it('finds texts beside other children', () => {
    expect(
      found
        .filter((place) => place.startsWith('src/Planted.tsx'))
        .map((place) => place.replace(/^\S+ /, '')),
    ).toEqual(['{isBusy && text}', '{error}', '{children}', '{text.length}', 'Some', '{text}']);
  });

  it('finds none in the components', () => {
    expect(found.filter((place) => !place.startsWith('src/Planted.tsx'))).toEqual([]);
  });
});
