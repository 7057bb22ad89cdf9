import { expect, waitFor } from 'storybook/test';
import styled from 'styled-components';
import preview from '#.storybook/preview';
import { viewports } from '#.storybook/viewports';
import { CinemaBackground } from '@/components/CinemaBackground';
import { Logo } from '@/components/Logo';
import { mediaQueries, tokens } from '@/components/theme/tokens';
import { defaultLanguage, isLanguage, languages } from '@/domain/language';
import { expectLinksToLead } from './foundations/tooling/expectLinksToLead';
import { namesOf } from './foundations/tooling/namesOf';
import { SiteLink } from './foundations/tooling/SiteLink';
import { componentMap } from './introduction/componentMap';
import { ScreenMap } from './introduction/ScreenMap';
import { Toolbars } from './introduction/Toolbars';
import { machines } from './tooling/machines';
import { textsFor } from './support/textsFor';

const meta = preview.meta({ title: 'Introduction' });

export const Introduction = meta.story({
  render: (_, { globals, globalTypes }) => {
    const language = isLanguage(globals.language) ? globals.language : defaultLanguage;
    return (
      <Page>
        <Hero>
          <CinemaBackground />
          <Words>
            <Logo />
            <h1>A picture house, taken apart</h1>
            <p>
              Marquee is a movie site: shelves of movies, a trailer in the window, and a search that
              understands whole sentences. Here stand its parts, each alone and in each of its
              states, and then the whole house, played by the machines that run it.
            </p>
            <Ways>
              <a href="#map">Find your way by the map</a>
              <SiteLink to="/story/foundations-colours--colours">Begin with the colours</SiteLink>
            </Ways>
          </Words>
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
          <h2 id="around">Looking around</h2>
          <Doors>
            {doors.map(({ who, ways }) => (
              <Door key={who}>
                <h3>{who}</h3>
                <ul>
                  {ways.map(({ title, to, about }) => (
                    <li key={title}>
                      {to ? <SiteLink to={to}>{title}</SiteLink> : <strong>{title}</strong>}
                      <span>{about}</span>
                    </li>
                  ))}
                </ul>
              </Door>
            ))}
          </Doors>
        </Wide>

        <Wide id="map" aria-labelledby="map-title">
          <h2 id="map-title">The map</h2>
          <About>
            Five screens, put together from the components themselves: what you see is alive, only
            small. Point at a name to see where it stands; follow it to its page. The language of
            the toolbar is theirs too.
          </About>
          <Screens>
            {componentMap.map((screen) => (
              <ScreenMap
                key={screen.name}
                screen={screen}
                language={language}
                texts={textsFor(language)}
              />
            ))}
          </Screens>
        </Wide>

        <Wide aria-labelledby="toolbars">
          <h2 id="toolbars">The switches above</h2>
          <About>
            They change the world around every story, and no story had to do anything for it. On a
            phone they are behind the button at the bottom.
          </About>
          <Toolbars types={globalTypes} globals={globals} viewports={viewports} />
        </Wide>
      </Page>
    );
  },
  play: async ({ canvasElement, step }) => {
    await step('Every link leads somewhere', () => expectLinksToLead(canvasElement));
    await step('The small screens leave the focus to the page', async () => {
      await expect(document.body).toHaveFocus();
    });
    await step('What the map points at is there', async () => {
      for (const { places } of componentMap) {
        for (const { component, at } of places) {
          if (at) {
            await waitFor(() =>
              expect(canvasElement.querySelector(`[data-pin="${component}"]`)).not.toBeNull(),
            );
          }
        }
      }
    });
  },
});

const numbers = [
  { count: componentMap.flatMap(({ places }) => places).length, what: 'components' },
  { count: namesOf(machines).length, what: 'state machines' },
  { count: languages.length, what: 'languages' },
  { count: namesOf(viewports).length, what: 'screens' },
];

interface Way {
  readonly title: string;
  readonly to?: string;
  readonly about: string;
}

const doors: readonly { readonly who: string; readonly ways: readonly Way[] }[] = [
  {
    who: 'If you design',
    ways: [
      {
        title: 'Foundations',
        to: '/story/foundations-colours--colours',
        about: 'Colours with their contrasts, type in both scripts, space, motion, icons.',
      },
      {
        title: 'Drawn posters',
        to: '/story/foundations-drawn-posters--overview',
        about: 'Type a title and see what is drawn of it.',
      },
      {
        title: 'Components',
        to: '/docs/components-moviecard--docs',
        about: 'When to take which, and all of its states on one page.',
      },
      {
        title: 'Pages',
        to: '/story/pages-browse--signed-in',
        about: 'Whole screens in every state that a person can meet. Try them on a phone, offline.',
      },
      {
        title: 'Writing and naming',
        to: '/story/foundations-writing-and-naming--writing-and-naming',
        about: 'The words of the house, and every text in three languages.',
      },
    ],
  },
  {
    who: 'If you build',
    ways: [
      {
        title: 'Adding a component',
        to: '/story/foundations-adding-a-component--adding-a-component',
        about: 'Seven steps, shown on the code as it is.',
      },
      {
        title: 'State machines',
        to: '/story/foundations-state-machines--state-machines',
        about: 'How machines, app and components fit together.',
      },
      {
        title: 'Machines',
        to: '/story/machines-search--live',
        about: 'Each one as a live chart: send it an event, and watch the screen follow.',
      },
      {
        title: 'Flows',
        to: '/story/flows-sign-up-to-sign-out--sign-up',
        about: 'Whole visits, from signing up to signing out, played step by step.',
      },
      {
        title: 'The panel below a story',
        about: 'Controls for its props, the steps of its play, and what axe says about it.',
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
  overflow: hidden;
  display: grid;
  align-items: center;
  min-block-size: 42rem;
  padding: ${tokens.space.xxl} max(${tokens.space.gutter}, 50% - 38rem);
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

const Doors = styled.div`
  display: grid;
  gap: ${tokens.space.l};

  @media ${mediaQueries.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Door = styled.section`
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
