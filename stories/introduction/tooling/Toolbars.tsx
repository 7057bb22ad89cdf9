import styled from 'styled-components';
import { tokens } from '@/components/theme/tokens';
import { Card } from '../../support/blocks';
import * as v from 'valibot';

const item = v.union([v.string(), v.object({ value: v.string(), title: v.string() })]);
const toolbar = v.object({
  description: v.string(),
  toolbar: v.object({ items: v.array(item) }),
});

interface ToolbarsProps {
  /** `globalTypes` of the preview. */
  readonly types: Readonly<Record<string, unknown>>;
  readonly globals: Readonly<Record<string, unknown>>;
  readonly viewports: Readonly<Record<string, { readonly name: string }>>;
}

/** Each toolbar with its purpose, its options and the current one. */
export function Toolbars({ types, globals, viewports }: ToolbarsProps) {
  const switches = Object.entries(types).flatMap(([name, type]) => {
    const read = v.safeParse(toolbar, type);
    return read.success ? [{ name, ...read.output }] : [];
  });
  return (
    <Board>
      {switches.map(({ name, description, toolbar: { items } }) => (
        <Switch key={name}>
          <h3>{description}</h3>
          <p>{purposeOf(name)}</p>
          <Choices>
            {items.map((choice) => {
              const { value, title } =
                typeof choice === 'string' ? { value: choice, title: choice } : choice;
              return (
                <li key={value} aria-current={globals[name] === value}>
                  {title.replace(`${name}: `, '')}
                </li>
              );
            })}
          </Choices>
        </Switch>
      ))}
      <Switch>
        <h3>Viewport</h3>
        <p>{purposeOf('viewport')}</p>
        <Choices>
          {Object.values(viewports).map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        </Choices>
      </Switch>
    </Board>
  );
}

const purposes: Readonly<Record<string, string>> = {
  language: 'The texts of pages and components.',
  network: 'How the services respond: fast, slowly, not at all, or with an error.',
  session: 'Who is signed in when a page opens.',
  motion: 'Full or reduced motion.',
  sideBySide: 'A component three times: in each language, or at the widths of three devices.',
  viewport: 'The size of the screen. The tablet is the narrowest wide one.',
};

function purposeOf(name: string): string {
  const purpose = purposes[name];
  if (!purpose) throw new Error(`The toolbar "${name}" has no purpose.`);
  return purpose;
}

const Board = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: ${tokens.space.l};
`;

const Switch = styled(Card).attrs({ as: 'section' })`
  p {
    color: ${tokens.color.muted};
  }
`;

const Choices = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s};
  padding-block-start: ${tokens.space.xs};
  font-size: ${tokens.text.small};

  li {
    padding: 0 0.75rem;
    border: 1px solid ${tokens.color.edge};
    border-radius: ${tokens.radius.pill};
  }

  [aria-current='true'] {
    border-color: ${tokens.color.accent};
    background: ${tokens.color.accent};
    color: ${tokens.color.onAccent};
  }
`;
