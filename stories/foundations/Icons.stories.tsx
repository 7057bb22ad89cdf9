import { expect } from 'storybook/test';
import styled from 'styled-components';
import preview from '#.storybook/preview';
import { Icon, iconNames, type IconName } from '@/components/Icon';
import { tokens, values } from '@/components/theme/tokens';
import { Card as Surface, sideBySide } from '../support/blocks';
import { componentSources } from './tooling/componentSources';
import { expectValidLinks } from './tooling/expectValidLinks';
import { FoundationPage, Section } from './tooling/FoundationPage';
import { namesOf } from './tooling/namesOf';
import { pageOf, SiteLink } from './tooling/SiteLink';
import { UsedBy } from './tooling/UsedBy';
import { usersOfIcon } from './tooling/usersOf';

const meta = preview.meta({ title: 'Foundations/Icons' });

/** Each icon with its name and its users. */
export const Icons = meta.story({
  render: () => (
    <FoundationPage
      title="Icons"
      lead="Own icons, one path each, on a 24 × 24 grid. They take the size and colour of the text."
    >
      <Section title={`All ${iconNames.length} icons`}>
        <Shelf>
          {iconNames.map((name) => (
            <Card key={name} data-icon={name}>
              <Large>
                <Icon name={name} />
              </Large>
              <h3>{name}</h3>
              <p>{uses[name]}</p>
              <code>{`<Icon name="${name}" />`}</code>
              <UsedBy components={usersOfIcon(name, componentSources)} />
            </Card>
          ))}
        </Shelf>
      </Section>
      <Section
        title="With text"
        about={
          <>
            Assistive technology ignores icons. Without a text, use an{' '}
            <SiteLink to={pageOf('IconButton')}>IconButton</SiteLink>, which has a name.
          </>
        }
      >
        <Lines>
          {namesOf(values.text).map((name) => (
            <Line key={name} style={{ fontSize: tokens.text[name] }}>
              <Icon name="play" /> {name}
            </Line>
          ))}
        </Lines>
      </Section>
    </FoundationPage>
  ),
  play: async ({ canvasElement }) => {
    await expectValidLinks(canvasElement);
    for (const name of iconNames) {
      const path = canvasElement.querySelector(`[data-icon="${name}"] svg path`);
      await expect(path?.getAttribute('d')).toBeTruthy();
    }
  },
});

const uses: Readonly<Record<IconName, string>> = {
  play: 'Plays or finds a trailer; plays the slideshow.',
  info: 'More information; the browser is offline.',
  close: 'Closes a dialog; removes a chip or a query.',
  left: 'Scrolls a row to the left.',
  right: 'Scrolls a row to the right; unfolds the help.',
  search: 'Submits the search.',
  eye: 'Shows the password.',
  eyeOff: 'Hides the password again.',
  google: 'Sign-in with Google.',
  sparkle: 'GPT search, its suggestions, a new version.',
  home: 'The homepage.',
  pause: 'Pauses the trailer or the slideshow.',
  sound: 'The sound is on.',
  soundOff: 'The sound is off.',
  star: 'The rating of a movie.',
  capsLock: 'Caps Lock is on.',
  warning: 'An error.',
  circle: 'A rule is not met yet.',
  check: 'A rule is met, or an action is done.',
  install: 'Installs the app.',
  link: 'Copies the link.',
};

const Shelf = styled.div`
  ${sideBySide('13rem')}
`;

const Card = styled(Surface)`
  gap: ${tokens.space.xs};
  font-size: ${tokens.text.small};
  color: ${tokens.color.muted};

  h3 {
    font-size: ${tokens.text.body};
    color: ${tokens.color.text};
  }
`;

const Large = styled.span`
  padding-block-end: ${tokens.space.s};
  font-size: 2.5rem;
  color: ${tokens.color.accent};
`;

const Lines = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.m} ${tokens.space.xl};
`;

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  line-height: 1.2;
`;
