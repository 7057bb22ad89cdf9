import type { ReactNode } from 'react';
import { isLanguage } from '@/domain/language';
import { setToolbarLanguage } from './setToolbarLanguage';

interface LanguageFollowerProps {
  /** BCP 47 tag of the stories on a documentation page. */
  readonly lang?: string | undefined;
  readonly children: ReactNode;
}

/** A language that a person chooses in a component is set in the toolbar. Plays change nothing. */
export function LanguageFollower({ lang, children }: LanguageFollowerProps) {
  return (
    <div
      lang={lang}
      style={{ display: 'contents' }}
      onChange={({ nativeEvent, target }) => {
        if (!nativeEvent.isTrusted || !(target instanceof HTMLSelectElement)) return;
        if (isLanguage(target.value)) setToolbarLanguage(target.value);
      }}
    >
      {children}
    </div>
  );
}
