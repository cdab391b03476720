import { RefusalError } from '@portal/shared/client/errors';
import { useHost } from '@portal/shared/remote/host-context';
import { useEffect, useRef, useState } from 'react';
import { solveHumanChallenge } from './solve-challenge.ts';

interface HumanCheck {
  /**
   * Sends a call with human verification: solved beforehand if the site requires it every time, else after the refusal
   * `verification_required`, when the call is repeated once.
   */
  run<T>(send: (humanVerification: string | undefined) => Promise<T>): Promise<T>;
  /** The same for calls that skip it by rule (SMS login): solved only if the server demands it. */
  whenAsked<T>(send: (humanVerification: string | undefined) => Promise<T>): Promise<T>;
  /** True while a challenge is being solved; show HumanCheckNotice. */
  isSolving: boolean;
}

const isNeeded = (error: unknown): error is RefusalError =>
  error instanceof RefusalError && error.code === 'verification_required';

/** Human verification for the calls of one form (docs/product.md 4); aborted when the form unmounts. */
export function useHumanCheck(purpose: 'login' | 'register' | 'sms'): HumanCheck {
  const { call, site } = useHost();
  const [isSolving, setIsSolving] = useState(false);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  async function solution(refusal?: RefusalError): Promise<string | undefined> {
    const mine = new AbortController();
    leaving.current = mine;
    setIsSolving(true);
    return solveHumanChallenge(call, purpose, mine.signal, refusal?.value).finally(() => setIsSolving(false));
  }
  async function attempt<T>(
    send: (humanVerification?: string) => Promise<T>,
    first: () => Promise<string | undefined>,
  ) {
    try {
      return await send(await first());
    } catch (error) {
      if (!isNeeded(error)) throw error;
      return send(await solution(error));
    }
  }
  const isAskedAlways = site.identity.humanVerification.includes(purpose);
  return {
    isSolving,
    run: (send) => attempt(send, async () => (isAskedAlways ? solution() : undefined)),
    whenAsked: (send) => attempt(send, async () => undefined),
  };
}
