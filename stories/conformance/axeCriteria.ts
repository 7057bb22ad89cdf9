import type { RuleMetadata } from 'axe-core';
import { isCriterion } from './conformance';
import type { CriterionId } from './criteria';

export type AxeRules = ReadonlyMap<CriterionId, readonly string[]>;

/** Axe's rules by criterion, from tags such as `wcag1410`. Experimental rules are off. */
export function axeRulesOf(rules: readonly RuleMetadata[]): AxeRules {
  const found = new Map<CriterionId, string[]>();
  for (const { ruleId, tags } of rules.filter((rule) => !rule.tags.includes('experimental'))) {
    for (const id of tags.map(criterionOf).filter(isCriterion)) {
      found.set(id, [...(found.get(id) ?? []), ruleId]);
    }
  }
  return found;
}

function criterionOf(tag: string): string {
  return tag.replace(/^wcag(\d)(\d)(\d+)$/, '$1.$2.$3');
}
