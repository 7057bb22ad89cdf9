import styled from 'styled-components';
import { tokens } from '@/components/theme/tokens';
import { Card } from '../support/blocks';
import * as v from 'valibot';

const item = v.union([v.string(), v.object({ value: v.string(), title: v.string() })]);
const toolbar = v.object({
  description: v.string(),
  toolbar: v.object({ items: v.array(item) }),
});

interface ToolbarsProps {
  /** The switches as the preview has them. */
  readonly types: Readonly<Record<string, unknown>>;
  readonly globals: Readonly<Record<string, unknown>>;
  readonly viewports: Readonly<Record<string, { readonly name: string }>>;
}

/** What each switch of the toolbar is for, what it offers, and where it stands now. */
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
  language: 'The texts of the product, on whole pages and on components alone.',
  network: 'What the services answer: at once, late, not at all, or with an error.',
  session: 'Who is there when a page opens.',
  motion: 'Whether things move, or come to rest at once as for people who want no motion.',
  viewport: 'How large the screen is. The tablet is the narrowest of the wide ones.',
};

function purposeOf(name: string): string {
  const purpose = purposes[name];
  if (!purpose) throw new Error(`Nobody has said what the switch "${name}" is for.`);
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
