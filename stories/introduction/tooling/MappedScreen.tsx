import styled from 'styled-components';
import { mediaQueries, tokens } from '@/components/theme/tokens';
import { componentGuide } from '../../docs/componentGuide';
import { pageOf, SiteLink } from '../../foundations/tooling/SiteLink';
import type { ScreenOnMap } from './componentMap';

const pictures = import.meta.glob<string>('/tests/visual/baseline/pages-*.png', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** A screen as the visual tests hold it, with its components. */
export function MappedScreen({ page, title, about, components }: ScreenOnMap) {
  return (
    <Spread>
      <header>
        <h3>{title}</h3>
        <p>{about}</p>
      </header>
      <SiteLink to={`/story/${page}`}>
        <img src={pictures[`/tests/visual/baseline/${page}.png`]} alt={`${title}: the page`} />
      </SiteLink>
      <ul>
        {components.map((component) => (
          <li key={component}>
            <SiteLink to={pageOf(component)}>{component}</SiteLink>
            <span>{componentGuide(component).summary}</span>
          </li>
        ))}
      </ul>
    </Spread>
  );
}

const Spread = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${tokens.space.m} ${tokens.space.xl};

  @media ${mediaQueries.wide} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 3fr);

    > header {
      grid-column: 1 / -1;
    }
  }

  h3 {
    font-size: ${tokens.text.title};
  }

  img {
    inline-size: 100%;
    border: 1px solid ${tokens.color.edge};
    border-radius: ${tokens.radius.panel};
  }

  ul {
    display: grid;
    gap: ${tokens.space.m};
  }

  li {
    display: grid;
    justify-items: start;
    font-size: ${tokens.text.small};
  }

  p,
  span {
    color: ${tokens.color.muted};
  }
`;
