import type { Call } from '@portal/shared/contract/calls/define-call';
import { changeOperatorPassword, operatorLogout } from '@portal/shared/contract/operators/session';

const operatorIdleMinutes = 15;
export const failuresBeforeLock = 5;
export const lockMinutes = 15;

/** An operator's session ends after 15 idle minutes; a command line token only when it is revoked. */
export function operatorSessionIsAlive(
  session: { lastSeenAt: Date; endedAt: Date | null; longLived: boolean },
  now: Date,
): boolean {
  if (session.endedAt) return false;
  return session.longLived || now.getTime() - session.lastSeenAt.getTime() < operatorIdleMinutes * 60_000;
}

/** True for the calls allowed while the password was set by somebody else. */
export const isOpenWithFirstPassword = ({ method, path }: Pick<Call, 'method' | 'path'>): boolean =>
  [changeOperatorPassword, operatorLogout].some((call) => call.method === method && call.path === path);
