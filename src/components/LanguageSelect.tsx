import styled from 'styled-components';
import { isLanguage, languageOptions, type Language } from '@/domain/language';
import { mediaQueries, tokens } from './theme/tokens';

export interface LanguageSelectProps {
  /** The current language. */
  readonly language: Language;
  /** Names the select for screen readers. */
  readonly label: string;
  /** Gets the new language. */
  readonly onChoose: (language: Language) => void;
}

export function LanguageSelect({ language, label, onChoose }: LanguageSelectProps) {
  function choose(select: HTMLSelectElement | null) {
    if (select && select.value !== language && isLanguage(select.value)) onChoose(select.value);
  }

  return (
    <Select
      // React does not report a choice that was made before hydration.
      ref={choose}
      aria-label={label}
      value={language}
      onChange={({ currentTarget }) => choose(currentTarget)}
    >
      {languageOptions.map(({ value, type, tag }) => (
        <option key={value} value={value} lang={tag}>
          {type}
        </option>
      ))}
    </Select>
  );
}

const Select = styled.select`
  min-block-size: ${tokens.size.target};
  padding: ${tokens.space.s} 2rem ${tokens.space.s} 0.75rem;
  border: 1px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.pill};

  /* WebKit ignores these colours on a native select, so it gets its own arrow. */
  appearance: none;
  background:
    conic-gradient(from -45deg at 50% 100%, currentColor 25%, transparent 0) right 0.875rem center /
      0.75rem 0.375rem no-repeat,
    ${tokens.color.veil};

  /* System font: a web font for one word is not worth the download. */
  &:not(:lang(hi)) {
    font-family:
      'Anek Latin Variable', 'Anek like Arial', 'Anek like Roboto', system-ui, sans-serif;
  }

  &:hover {
    border-color: ${tokens.color.text};
  }

  @media ${mediaQueries.forcedColours} {
    appearance: auto;
  }

  option {
    background: ${tokens.color.raised};
  }
`;
