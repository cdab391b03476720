import { refusalOf } from './refusal-of.ts';

/**
 * Unanswered calls by call and input, each with its idempotency key. The same input sent again keeps its key and cannot
 * move the money twice, even from a dialog that was opened again.
 */
export function createUndecidedCalls(newKey: () => string) {
  const keys = new Map<string, string>();
  return {
    async send<Answer>(what: string, call: (key: string) => Promise<Answer>): Promise<Answer> {
      const key = keys.get(what) ?? newKey();
      keys.set(what, key);
      try {
        const answer = await call(key);
        keys.delete(what);
        return answer;
      } catch (error) {
        if (isFinalAnswer(error)) keys.delete(what);
        throw error;
      }
    },
  };
}

/** Whether the first try is final: the platform stores rule refusals, and no others. */
export function isFinalAnswer(error: unknown): boolean {
  const refusal = refusalOf(error);
  if (!refusal || refusal.code === 'in_progress') return false;
  return refusal.status === undefined || (refusal.status < 500 && refusal.status !== 429);
}
