import { Refusal } from '../../kernel/calls/refusal.ts';

/** Runs the work of a request; a refusal that says that its target has changed since makes the request stale. */
export async function staleWhen<T>(codes: readonly string[], work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal && codes.includes(error.code)) throw new Refusal('proposal_stale');
    throw error;
  }
}
