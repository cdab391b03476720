import * as v from 'valibot';
import { RefusalError } from './errors.ts';

export interface RenewalPorts {
  token(): string | undefined;
  /** Told the new token before the caller has its answer. */
  onSessionRenewed?(token: string): void;
}

/** The session goes on under another token while calls that carry the old one are on their way. */
export interface Renewals {
  /** A call whose answer brings a new token. */
  renewing<T>(send: () => Promise<T>): Promise<T>;
  /**
   * Any other call. Refused because nobody is logged in, it waits for what renews the session, and is sent once more where
   * another token is in the place of its own: a refused call has done nothing.
   */
  carrying<T>(send: () => Promise<T>): Promise<T>;
}

const renewal = v.object({ token: v.string() });

export const isNotLoggedIn = (error: unknown): boolean =>
  error instanceof RefusalError && error.code === 'not_logged_in';

export function createRenewals({ token, onSessionRenewed }: RenewalPorts): Renewals {
  const successors = new Map<string, string>();
  const underway = new Set<Promise<unknown>>();

  async function renew<T>(send: () => Promise<T>): Promise<T> {
    const before = token();
    const value = await send();
    const renewed = v.safeParse(renewal, value);
    if (!renewed.success) return value;
    if (before) successors.set(before, renewed.output.token);
    onSessionRenewed?.(renewed.output.token);
    return value;
  }
  return {
    renewing(send) {
      const sent = renew(send);
      underway.add(sent);
      const over = () => void underway.delete(sent);
      sent.then(over, over);
      return sent;
    },
    async carrying(send) {
      const carried = token();
      try {
        return await send();
      } catch (error) {
        if (!carried || !isNotLoggedIn(error)) throw error;
        await Promise.allSettled(underway);
        const successor = successors.get(carried);
        // Whoever logged in since as somebody else has nothing to do with this call.
        if (!successor || successor !== token()) throw error;
        return send();
      }
    },
  };
}
