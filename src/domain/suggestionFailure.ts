/** Why no suggestions came, as far as a visitor is told. */
export type SuggestionFailure = 'budget' | 'unknown';

/** What the chat service may cost in a day is used up. */
export class BudgetUsedUpError extends Error {
  override readonly name = 'BudgetUsedUpError';
}

export function suggestionFailure(cause: unknown): SuggestionFailure {
  return cause instanceof BudgetUsedUpError ? 'budget' : 'unknown';
}
