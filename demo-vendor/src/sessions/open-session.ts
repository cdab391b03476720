import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { vendorAuthenticate } from '@portal/shared/contract/vendor-api/rounds';
import type { Gateway } from '../gateway/platform-client.ts';
import type { VendorStore } from '../store/vendor-store.ts';
import { backoffMs } from '../timing/backoff.rules.ts';
import type { PageSession } from './page-session.ts';
import type { ShownLaunch } from './session-inputs.ts';

type OpenedSession =
  | { kind: 'open'; session: PageSession }
  | { kind: 'refused' }
  /** The platform is not reachable; the page may repeat the same launch and exchange. */
  | { kind: 'later' };

interface SessionDeps {
  gateway: Gateway;
  store: VendorStore;
}

const tries = 3;

/** Exchanges the launch token from the page's URL for a session; a repeated exchange returns the same session. */
export async function openSession(deps: SessionDeps, shown: ShownLaunch): Promise<OpenedSession> {
  const { launchToken, gameCode, exchangeId = randomBytes(18).toString('base64url') } = shown;
  const reply = await exchanged(deps.gateway, { launchToken, exchangeId });
  if (reply.kind === 'unreachable') return { kind: 'later' };
  if (reply.kind === 'refusal' || reply.value.gameCode !== gameCode) return { kind: 'refused' };
  const session: PageSession = {
    sessionId: randomBytes(24).toString('base64url'),
    chainSecret: randomBytes(32).toString('hex'),
    openedAt: new Date().toISOString(),
    ...deps.store.sessionOfLaunch(reply.value.launchId),
    ...reply.value,
  };
  // Saved also if it already exists, because the call that opened it may not have finished.
  await deps.store.saveSession(session);
  return { kind: 'open', session };
}

/** Exchanges the token with retries: the platform repeats its answer to an exchange for a minute. */
async function exchanged(gateway: Gateway, exchange: { launchToken: string; exchangeId: string }) {
  for (let attempt = 1; ; attempt += 1) {
    const reply = await gateway.call(vendorAuthenticate, exchange);
    if (reply.kind !== 'unreachable' || attempt === tries) return reply;
    await wait(backoffMs(attempt, Math.random()));
  }
}
