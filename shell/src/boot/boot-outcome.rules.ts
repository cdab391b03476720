import type { CallOutput } from '@portal/shared/contract/define-call';
import type { getStatus } from '@portal/shared/contract/system/get-status';
import { isPlatformAway } from '@portal/shared/remote/query-retry.rules';

export type Status = CallOutput<typeof getStatus>;

/** Which of the three faces the portal shows (docs/product.md 4). */
export function faceOf(status: Status): 'app' | 'maintenance' | 'region-blocked' {
  if (status.status === 1 && status.maintenance.active) return 'maintenance';
  if (status.status === 2 && status.regionRestriction.active) return 'region-blocked';
  return 'app';
}

/** Which page stands where there was no status: the platform says that it is away, or nothing answers. */
export function faceWithoutStatus(error: unknown): 'away' | 'unreachable' {
  return isPlatformAway(error) ? 'away' : 'unreachable';
}

/** Encryption of passwords needs Web Crypto, which browsers have on https and on localhost only. */
export function isSecureEnough(scope: { crypto?: { subtle?: unknown } }): boolean {
  return scope.crypto?.subtle !== undefined;
}
