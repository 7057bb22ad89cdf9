import { expect } from 'storybook/test';
import styled from 'styled-components';
import preview from '#.storybook/preview';
import { Icon, iconNames, type IconName } from '@/components/Icon';
import { tokens, values } from '@/components/theme/tokens';
import { Card as Surface, sideBySide } from '../support/blocks';
import { componentSources } from './tooling/componentSources';
import { expectLinksToLead } from './tooling/expectLinksToLead';
import { FoundationPage, Section } from './tooling/FoundationPage';
import { namesOf } from './tooling/namesOf';
import { pageOf, SiteLink } from './tooling/SiteLink';
import { UsedBy } from './tooling/UsedBy';
import { usersOfIcon } from './tooling/usersOf';

const meta = preview.meta({ title: 'Foundations/Icons' });

export const Icons = meta.story({
  render: () => (
    <FoundationPage
      title="Icons"
      lead="Small drawings of our own, one path each, on a field of 24. They take the size and the colour of the text that they stand beside."
    >
      <Section title={`All ${iconNames.length} of them`}>
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
        title="With the text"
        about={
          <>
            A drawing never bears a meaning alone: it is hidden from assistive technology. Where no
            text stands beside it, the <SiteLink to={pageOf('IconButton')}>IconButton</SiteLink>{' '}
            gives it a name.
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
    await expectLinksToLead(canvasElement);
    for (const name of iconNames) {
      const path = canvasElement.querySelector(`[data-icon="${name}"] svg path`);
      await expect(path?.getAttribute('d')).toBeTruthy();
    }
  },
});

const uses: Readonly<Record<IconName, string>> = {
  play: 'Something can be watched.',
  info: 'More can be read.',
  close: 'The way out of what lies above the page.',
  left: 'Back along a row.',
  right: 'On along a row.',
  search: 'Sends what was typed.',
  eye: 'Shows the password.',
  eyeOff: 'Hides the password again.',
  google: 'Leads to Google’s sign-in.',
  sparkle: 'Leads to the suggestions.',
  home: 'Leads to the homepage.',
  pause: 'Stops the trailer.',
  sound: 'The trailer is heard.',
  soundOff: 'The trailer is muted.',
  star: 'How a movie is rated.',
  capsLock: 'Caps Lock is on.',
  warning: 'Something is wrong here.',
  circle: 'A rule is still to be met.',
  check: 'A rule is met, or something is done.',
  install: 'The product becomes an app of this device.',
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
