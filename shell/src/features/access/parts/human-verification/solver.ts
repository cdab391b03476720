import { solveChallenge } from 'altcha-lib';
import type { Challenge, DeriveKeyFunction } from 'altcha-lib/types';

/** No challenge of ours takes a slow phone this long. */
const timeoutMs = 90_000;

async function derivationFor(algorithm: string): Promise<DeriveKeyFunction> {
  const web = algorithm.startsWith('PBKDF2/')
    ? await import('altcha-lib/algorithms/web/pbkdf2')
    : await import('altcha-lib/algorithms/web/sha');
  return web.deriveKey;
}

/**
 * Solves an ALTCHA challenge in slices, so that the page stays responsive; the browser does the hashing.
 * @returns the payload of the protocol, base64 JSON of challenge and solution; undefined when aborted or timed out
 */
export async function solve(challenge: Challenge, signal: AbortSignal): Promise<string | undefined> {
  const controller = new AbortController();
  signal.addEventListener('abort', () => controller.abort(), { once: true });
  const deriveKey = await derivationFor(challenge.parameters.algorithm);
  const solution = await solveChallenge({ challenge, controller, deriveKey, timeout: timeoutMs });
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
}
