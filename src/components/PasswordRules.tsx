import styled from 'styled-components';
import { passwordRules, type PasswordRule } from '@/domain/session';
import { Icon } from './Icon';
import { listRole } from './theme/listRole';
import { tokens } from './theme/tokens';
import { visuallyHidden } from './theme/visuallyHidden';

export interface PasswordRulesProps {
  /** For the field's `aria-describedby`. */
  readonly id: string;
  /** What is typed so far. */
  readonly password: string;
  /** Stands above the rules. */
  readonly label: string;
  /** Text of each rule. */
  readonly rule: Readonly<Record<PasswordRule, string>>;
  /** Read out after each rule. */
  readonly ruleState: Readonly<Record<'met' | 'open', string>>;
}

const rules = Object.keys(passwordRules).filter(
  (name): name is PasswordRule => name in passwordRules,
);

export function PasswordRules({ id, password, label, rule, ruleState }: PasswordRulesProps) {
  return (
    <Rules id={id}>
      <p>{label}</p>
      <List>
        {rules.map((name) => {
          const state = passwordRules[name](password) ? 'met' : 'open';
          return (
            <Rule key={name} data-state={state}>
              <Icon name={state === 'met' ? 'check' : 'circle'} />
              <span>{rule[name]}</span>
              <State>{`, ${ruleState[state]}`}</State>
            </Rule>
          );
        })}
      </List>
    </Rules>
  );
}

const Rules = styled.div`
  font-size: ${tokens.text.caption};
  color: ${tokens.color.muted};
`;

const List = styled.ul.attrs(listRole)`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs} 0.875rem;
  margin-block-start: ${tokens.space.xs};
`;

const Rule = styled.li`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.xs};

  svg {
    inline-size: 1em;
    block-size: 1em;
  }

  &[data-state='met'] {
    color: ${tokens.color.good};
  }
`;

const State = styled.span`
  ${visuallyHidden}
`;
