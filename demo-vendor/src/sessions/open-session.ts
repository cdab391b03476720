import { randomBytes } from 'node:crypto';
import { vendorAuthenticate } from '@portal/shared/contract/vendor-api/calls';
import type { Gateway } from '../gateway/platform-gateway.ts';
import type { VendorStore } from '../store/vendor-store.ts';
import type { PageSession } from './page-session.ts';

export type OpenedSession =
  | { kind: 'open'; session: PageSession }
  | { kind: 'refused' }
  /** The platform cannot be asked now; the token is still good. */
  | { kind: 'later' };

/** Exchanges the launch token of the page address for a session of ours. */
export async function openSession(
  deps: { gateway: Gateway; store: VendorStore },
  launchToken: string,
  gameCode: string,
): Promise<OpenedSession> {
  const reply = await deps.gateway.call(vendorAuthenticate, { launchToken });
  if (reply.kind === 'unreachable') return { kind: 'later' };
  if (reply.kind === 'refusal' || reply.value.gameCode !== gameCode) return { kind: 'refused' };
  const session: PageSession = {
    ...reply.value,
    sessionId: randomBytes(24).toString('base64url'),
    chainSecret: randomBytes(32).toString('hex'),
    openedAt: new Date().toISOString(),
  };
  await deps.store.saveSession(session);
  return { kind: 'open', session };
}
