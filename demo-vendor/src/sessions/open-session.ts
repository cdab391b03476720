import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { vendorAuthenticate } from '@portal/shared/contract/vendor-api/calls';
import type { Gateway } from '../gateway/platform-gateway.ts';
import { backoffMs } from '../rounds/backoff.rules.ts';
import type { VendorStore } from '../store/vendor-store.ts';
import type { PageSession } from './page-session.ts';
import type { ShownLaunch } from './session-inputs.ts';

export type OpenedSession =
  | { kind: 'open'; session: PageSession }
  | { kind: 'refused' }
  /** The platform cannot be asked now; the page may show the same launch and exchange again. */
  | { kind: 'later' };

interface SessionDeps {
  gateway: Gateway;
  store: VendorStore;
}

const tries = 3;

/** Exchanges the launch token of the page address for a session of ours; an exchange that is shown again gets the same. */
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
  // A session that was there is written down again: of the call that opened it nobody knows how far it came.
  await deps.store.saveSession(session);
  return { kind: 'open', session };
}

/** The platform gives the answer to an exchange again for a minute; what was lost on the way is asked for once more. */
async function exchanged(gateway: Gateway, exchange: { launchToken: string; exchangeId: string }) {
  for (let attempt = 1; ; attempt += 1) {
    const reply = await gateway.call(vendorAuthenticate, exchange);
    if (reply.kind !== 'unreachable' || attempt === tries) return reply;
    await wait(backoffMs(attempt, Math.random()));
  }
}
