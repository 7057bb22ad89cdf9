export type SuggestionFailure = 'budget' | 'unknown';

export class BudgetUsedUpError extends Error {
  override readonly name = 'BudgetUsedUpError';
}

export function suggestionFailure(cause: unknown): SuggestionFailure {
  return cause instanceof BudgetUsedUpError ? 'budget' : 'unknown';
}
