import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { Language } from '@/domain/language';
import type { DemoService, Texts } from '@/domain/texts/Texts';
import { LanguageSelect } from './LanguageSelect';
import { mediaQueries, tokens } from './theme/tokens';

export interface FooterProps {
  /** Where the author link leads. */
  readonly projectUrl: string;
  /** Named in a note. Without any there is no note. */
  readonly demoServices: readonly DemoService[];
  /** Texts of the footer. */
  readonly texts: Texts['footer'];
  /** Without it there is no select. */
  readonly language?: {
    readonly chosen: Language;
    readonly label: string;
    /** Otherwise only on narrow screens, where the header has none. */
    readonly isAlwaysShown?: boolean | undefined;
    readonly onChoose: (language: Language) => void;
  };
  /** Stands at the end: the InstallButton. */
  readonly installButton?: ReactElement | undefined;
}

export function Footer({ projectUrl, demoServices, texts, language, installButton }: FooterProps) {
  return (
    <Bar>
      <Lines>
        <p>
          <span>{texts.credit}</span>{' '}
          <a href={projectUrl} target="_blank" rel="noopener noreferrer">
            {texts.author}
          </a>
        </p>
        <p>{texts.attribution}</p>
        {demoServices.length > 0 && <p>{texts.demo(demoServices)}</p>}
      </Lines>
      <Choices>
        {language && (
          <Choice data-shown={language.isAlwaysShown ? 'always' : 'narrow'}>
            <LanguageSelect
              language={language.chosen}
              label={language.label}
              onChoose={language.onChoose}
            />
          </Choice>
        )}
        {installButton}
      </Choices>
    </Bar>
  );
}

const Bar = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.m} ${tokens.space.xl};
  justify-content: space-between;
  align-items: flex-end;
  padding: ${tokens.space.l} ${tokens.space.gutter};
  font-size: ${tokens.text.caption};
  color: ${tokens.color.muted};

  a {
    display: inline-flex;
    align-items: center;
    text-underline-offset: 0.25em;

    /* Always wraps: whether it fits depends on the font, which loads late. */
    @media ${mediaQueries.narrow} {
      display: flex;
      inline-size: fit-content;
    }
  }

  a:hover {
    color: ${tokens.color.text};
  }
`;

const Lines = styled.div`
  flex: 1 1 20rem;
  display: grid;
  gap: ${tokens.space.xs};
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s};

  /* Keeps room for the install button, so that nothing moves when it arrives. */
  @media ${mediaQueries.wide} {
    justify-content: flex-end;
    min-inline-size: 20rem;
  }
`;

const Choice = styled.div`
  @media ${mediaQueries.wide} {
    order: 1;

    &[data-shown='narrow'] {
      display: none;
    }
  }
`;
