import { describe, expect, it } from 'vitest';
import { BudgetExhaustedError, suggestionFailure } from '@/domain/suggestionFailure';

describe('suggestionFailure', () => {
  it('knows a used up budget from all other causes', () => {
    expect(suggestionFailure(new BudgetExhaustedError('status 429'))).toBe('budget');
    for (const cause of [new Error('status 429'), 'budget', undefined]) {
      expect(suggestionFailure(cause)).toBe('unknown');
    }
  });
});
