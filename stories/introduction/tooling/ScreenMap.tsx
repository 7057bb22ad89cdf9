import { useState } from 'react';
import styled from 'styled-components';
import { useMediaQuery } from '@/app/lifecycle/useMediaQuery';
import { mediaQueries, tokens } from '@/components/theme/tokens';
import { languageTag, type Language } from '@/domain/language';
import type { Texts } from '@/domain/texts/Texts';
import { componentGuide } from '../../docs/componentGuide';
import { pageOf, SiteLink } from '../../foundations/tooling/SiteLink';
import type { MappedScreen } from './componentMap';
import { Miniature } from './Miniature';
import { SampleScreen } from './SampleScreen';

interface ScreenMapProps {
  readonly screen: MappedScreen;
  readonly language: Language;
  readonly texts: Texts;
}

/** A live screen with numbered components and a legend. */
export function ScreenMap({ screen, language, texts }: ScreenMapProps) {
  const [lit, setLit] = useState<string | null>(null);
  const wide = useMediaQuery(mediaQueries.wide);
  const { name, title, about, places } = screen;
  return (
    <Spread>
      <Head>
        <h3>{title}</h3>
        <p>{about}</p>
      </Head>
      <Miniature
        screen={wide ? desktop : phone}
        lang={languageTag(language)}
        places={places}
        lit={lit}
      >
        <SampleScreen screen={name} language={language} texts={texts} />
      </Miniature>
      <Legend>
        {places.map(({ component }) => (
          <li key={component}>
            <Entry
              to={pageOf(component)}
              onPointerEnter={() => setLit(component)}
              onPointerLeave={() => setLit(null)}
              onFocus={() => setLit(component)}
              onBlur={() => setLit(null)}
            >
              <strong>{component}</strong>
              <span>{componentGuide(component).summary}</span>
            </Entry>
          </li>
        ))}
      </Legend>
    </Spread>
  );
}

const desktop = { width: 1366, height: 1080 };
const phone = { width: 390, height: 844 };

const Spread = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${tokens.space.m} ${tokens.space.xl};

  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 3fr);
    grid-template-rows: auto 1fr;

    > :nth-child(2) {
      grid-row: 1 / span 2;
      position: sticky;
      inset-block-start: ${tokens.space.l};
    }
  }
`;

const Head = styled.header`
  @media (min-width: 1024px) {
    grid-column: 2;
    padding-inline: ${tokens.space.s};
  }

  h3 {
    font-size: ${tokens.text.title};
  }

  p {
    color: ${tokens.color.muted};
  }
`;

const Legend = styled.ol`
  display: grid;
  align-content: start;
  gap: ${tokens.space.xs};
  counter-reset: place;

  li {
    counter-increment: place;
  }
`;

const Entry = styled(SiteLink)`
  display: grid;
  grid-template-columns: 1.75rem minmax(0, 1fr);
  padding: ${tokens.space.s};
  border-radius: ${tokens.radius.card};
  text-decoration: none;

  &::before {
    content: counter(place);
    grid-row: span 2;
    font-size: ${tokens.text.small};
    font-weight: ${tokens.weight.bold};
    font-variant-numeric: tabular-nums;
    color: ${tokens.color.accent};
  }

  strong {
    font-weight: ${tokens.weight.bold};
  }

  span {
    font-size: ${tokens.text.small};
    line-height: 1.35;
    color: ${tokens.color.muted};
  }

  &:hover {
    background: ${tokens.color.raised};
  }
`;
