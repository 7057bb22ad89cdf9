import { maxQueryLength, recommendationPrompt } from '@/domain/recommendationPrompt';
import type { Usage } from './chatStream';
import type { ChatRequest } from './parseChatRequest';

const maxReasoningTokens = 4_096;
/** Ten names take about 60 tokens in English and up to 213 in Devanagari. */
const maxAnswerTokens = 256;
const longestQuery = '🎬'.repeat(maxQueryLength);

/** They need `max_completion_tokens` and reject `temperature`. Their limit includes the reasoning. */
export function isReasoningModel(model: string): boolean {
  return /^(?:o\d|gpt-[5-9])/.test(model);
}

export function maxTokensOf(model: string): number {
  return isReasoningModel(model) ? maxReasoningTokens : maxAnswerTokens;
}

/** If no usage is reported. Three bytes a token overestimates; reasoning may use the whole limit. */
export function estimatedUsage({ model, query }: ChatRequest, answer: string): Usage {
  const tokensOf = (text: string) => Math.ceil(Buffer.byteLength(text) / 3);
  const output = isReasoningModel(model) ? maxReasoningTokens : tokensOf(answer);
  return { input: tokensOf(recommendationPrompt(query)), output };
}

/** Charged before a call, until its usage is known. */
export function reservedTokens(request: ChatRequest): number {
  return estimatedUsage(request, '').input + maxTokensOf(request.model);
}

/** For the longest query to the model that needs most. */
export function maxReservedTokens(models: readonly string[]): number {
  return Math.max(...models.map((model) => reservedTokens({ model, query: longestQuery })));
}
