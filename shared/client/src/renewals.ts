import * as v from 'valibot';
import { RefusalError } from './errors.ts';

export interface RenewalPorts {
  token(): string | undefined;
  /** Called with the new token before the caller gets its response. */
  onSessionRenewed?(token: string): void;
}

/** Coordinates a token change with calls that still carry the old token. */
export interface Renewals {
  /** Runs a call whose response brings a new token. */
  renewing<T>(send: () => Promise<T>): Promise<T>;
  /**
   * Runs any other call. If it is refused as not logged in, it waits for a pending renewal and is sent once more if the
   * token has changed: a refused call has done nothing.
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
      const sentToken = token();
      try {
        return await send();
      } catch (error) {
        if (!sentToken || !isNotLoggedIn(error)) throw error;
        await Promise.allSettled(underway);
        const successor = successors.get(sentToken);
        // If another member has logged in since, this call is not repeated.
        if (!successor || successor !== token()) throw error;
        return send();
      }
    },
  };
}
