import styled from 'styled-components';
import preview from '#.storybook/preview';
import { viewports } from '#.storybook/viewports';
import { projectUrl } from '@/app/site';
import { CinemaBackground } from '@/components/CinemaBackground';
import { CinemaScreen } from '@/components/CinemaScreen';
import { Logo } from '@/components/Logo';
import { mediaQueries, tokens } from '@/components/theme/tokens';
import { languages } from '@/domain/language';
import { expectValidLinks } from '../foundations/tooling/expectValidLinks';
import { namesOf } from '../foundations/tooling/namesOf';
import { SiteLink } from '../foundations/tooling/SiteLink';
import { componentMap } from './tooling/componentMap';
import { MappedScreen } from './tooling/MappedScreen';
import { Toolbars } from './tooling/Toolbars';
import { machines } from '../tooling/machines';

const meta = preview.meta({ title: 'Introduction' });

/** What this Storybook has, and where to look. */
export const Introduction = meta.story({
  render: (_, { globals, globalTypes }) => (
    <Page>
      <Hero>
        <CinemaBackground />
        <Words>
          <Logo />
          <h1>A cinema, taken apart</h1>
          <p>
            Marquee is a movie site with rows of movies, a trailer, and a search that understands
            whole sentences. This Storybook shows its components, pages and state machines in all
            their states.
          </p>
          <Ways>
            <a href="#map">See the map</a>
            <SiteLink to="/story/foundations-colours--colours">Start with the colours</SiteLink>
          </Ways>
        </Words>
        <CinemaScreen />
      </Hero>

      <Numbers>
        {numbers.map(({ count, what }) => (
          <div key={what}>
            <dd>{count}</dd>
            <dt>{what}</dt>
          </div>
        ))}
      </Numbers>

      <Wide aria-labelledby="around">
        <h2 id="around">Where to look</h2>
        <Guides>
          {guides.map(({ who, destinations }) => (
            <Guide key={who}>
              <h3>{who}</h3>
              <ul>
                {destinations.map(({ title, to, href, about }) => (
                  <li key={title}>
                    {to && <SiteLink to={to}>{title}</SiteLink>}
                    {href && <a href={href}>{title}</a>}
                    {!to && !href && <strong>{title}</strong>}
                    <span>{about}</span>
                  </li>
                ))}
              </ul>
            </Guide>
          ))}
        </Guides>
      </Wide>

      <Wide id="map" aria-labelledby="map-title">
        <h2 id="map-title">The map</h2>
        <About>
          Five screens and their components. A picture leads to the page, a name to the component.
        </About>
        <Screens>
          {componentMap.map((screen) => (
            <MappedScreen key={screen.page} {...screen} />
          ))}
        </Screens>
      </Wide>

      <Wide aria-labelledby="toolbars">
        <h2 id="toolbars">The toolbars</h2>
        <About>
          They change the environment of stories: language, viewport and motion of all, network and
          session of pages and flows, side by side of components. On a phone, scroll the bar at the
          top.
        </About>
        <Toolbars types={globalTypes} globals={globals} viewports={viewports} />
      </Wide>
    </Page>
  ),
  play: async ({ canvasElement, step }) => {
    await step('Every link has a target', () => expectValidLinks(canvasElement));
    await step('Every screen has its picture', async () => {
      for (const picture of canvasElement.querySelectorAll('img')) await picture.decode();
    });
  },
});

const numbers = [
  { count: componentMap.flatMap(({ components }) => components).length, what: 'components' },
  { count: namesOf(machines).length, what: 'state machines' },
  { count: languages.length, what: 'languages' },
  { count: namesOf(viewports).length, what: 'viewports' },
];

interface Destination {
  readonly title: string;
  /** A path of this Storybook. */
  readonly to?: string;
  readonly href?: string;
  readonly about: string;
}

const guides: readonly { readonly who: string; readonly destinations: readonly Destination[] }[] = [
  {
    who: 'If you design',
    destinations: [
      {
        title: 'Foundations',
        to: '/story/foundations-colours--colours',
        about: 'Colours and contrast, type in two scripts, space, motion, icons.',
      },
      {
        title: 'Drawn posters',
        to: '/story/foundations-drawn-posters--overview',
        about: 'The four rows as drawings, and their motifs, letterings and inks.',
      },
      {
        title: 'Components',
        to: '/docs/components-moviecard--docs',
        about: 'When to use each one, with all its states.',
      },
      {
        title: 'Pages',
        to: '/story/pages-browse--signed-in',
        about: 'Whole screens in every visible state. Try a phone viewport or an offline network.',
      },
      {
        title: 'Writing and naming',
        to: '/story/foundations-writing-and-naming--writing-and-naming',
        about: 'The glossary, and every text in three languages.',
      },
    ],
  },
  {
    who: 'If you build',
    destinations: [
      {
        title: 'Contributing',
        href: `${projectUrl}/blob/main/CONTRIBUTING.md`,
        about: 'The steps to add a component, a machine state or a route, and the style.',
      },
      {
        title: 'State machines',
        to: '/story/foundations-state-machines--state-machines',
        about: 'How machines, app and components work together.',
      },
      {
        title: 'Machines',
        to: '/story/machines-search--live',
        about: 'Live statecharts: send an event and watch the screen.',
      },
      {
        title: 'Flows',
        to: '/story/flows-sign-up-to-sign-out--sign-up',
        about: 'Whole visits, played step by step.',
      },
      {
        title: 'The panel below a story',
        about: 'Controls for props, the steps of the play, and accessibility results.',
      },
    ],
  },
];

const Page = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xxl};
  padding-block-end: 6rem;
`;

const Hero = styled.header`
  position: relative;
  /* The seats are fixed: without it they would stay in the window. */
  contain: paint;
  display: grid;
  align-items: center;
  min-block-size: 42rem;
  gap: ${tokens.space.xl};
  padding: ${tokens.space.xxl} ${tokens.space.gutter};

  > :last-child {
    position: relative;
  }

  @media (min-width: 1024px) {
    grid-template-columns: auto 1fr;
    padding-inline: max(${tokens.space.gutter}, 50% - 44rem);
  }
`;

const Words = styled.div`
  position: relative;
  display: grid;
  justify-items: start;
  gap: ${tokens.space.l};
  max-inline-size: 34rem;

  h1 {
    font-size: ${tokens.text.display};
    font-weight: ${tokens.weight.black};
    line-height: 0.98;
    letter-spacing: -0.015em;
  }

  p {
    font-size: ${tokens.text.lead};
    line-height: 1.45;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.m};

  a {
    padding: 0.75rem 1.5rem;
    border: 1px solid ${tokens.color.edge};
    border-radius: ${tokens.radius.pill};
    background: ${tokens.color.veil};
    text-decoration: none;
  }

  a:first-child {
    border-color: ${tokens.color.accent};
    background: ${tokens.color.accent};
    font-weight: ${tokens.weight.bold};
    color: ${tokens.color.onAccent};
  }

  a:hover {
    border-color: ${tokens.color.text};
  }
`;

const wide = 'min(76rem, 100% - 2 * var(--gutter))';

const Wide = styled.section`
  --gutter: ${tokens.space.gutter};

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.l};
  inline-size: ${wide};
  margin-inline: auto;
  scroll-margin-block-start: ${tokens.space.l};

  > h2 {
    font-size: ${tokens.text.heading};
  }
`;

const About = styled.p`
  max-inline-size: 68ch;
  color: ${tokens.color.muted};
`;

const Numbers = styled.dl`
  --gutter: ${tokens.space.gutter};

  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.m} ${tokens.space.xxl};
  inline-size: ${wide};
  margin-inline: auto;

  > div {
    display: flex;
    align-items: baseline;
    gap: ${tokens.space.s};
  }

  dd {
    margin: 0;
    font-size: ${tokens.text.display};
    font-weight: ${tokens.weight.black};
    line-height: 1;
    color: ${tokens.color.accent};
  }

  dt {
    color: ${tokens.color.muted};
  }
`;

const Guides = styled.div`
  display: grid;
  gap: ${tokens.space.l};

  @media ${mediaQueries.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Guide = styled.section`
  display: grid;
  align-content: start;
  gap: ${tokens.space.m};
  padding: clamp(1.25rem, 3vw, 2.25rem);
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.panel};
  background: ${tokens.color.surface};

  h3 {
    font-size: ${tokens.text.title};
  }

  ul {
    display: grid;
    gap: ${tokens.space.m};
  }

  li {
    display: grid;
  }

  a {
    justify-self: start;
    font-weight: ${tokens.weight.bold};
    text-underline-offset: 0.25em;
    color: ${tokens.color.accent};
  }

  span {
    color: ${tokens.color.muted};
  }
`;

const Screens = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xxl};
`;
