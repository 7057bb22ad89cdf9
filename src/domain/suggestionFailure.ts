export type SuggestionFailure = 'budget' | 'unknown';

export class BudgetExhaustedError extends Error {
  override readonly name = 'BudgetExhaustedError';
}

export function suggestionFailure(cause: unknown): SuggestionFailure {
  return cause instanceof BudgetExhaustedError ? 'budget' : 'unknown';
}
