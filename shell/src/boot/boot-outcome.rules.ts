import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import type { getStatus } from '@portal/shared/contract/content/site';
import { isPlatformAway } from '@portal/shared/remote/calls/query-retry.rules';

export type Status = CallOutput<typeof getStatus>;

/** Returns what the portal shows for a status (docs/product.md 4). */
export function bootFace(status: Status): 'app' | 'maintenance' | 'region-blocked' {
  if (status.status === 1 && status.maintenance.active) return 'maintenance';
  if (status.status === 2 && status.regionRestriction.active) return 'region-blocked';
  return 'app';
}

/** Chooses the page without a status: the platform says that it is away, or nothing answers. */
export function faceWithoutStatus(error: unknown): 'away' | 'unreachable' {
  return isPlatformAway(error) ? 'away' : 'unreachable';
}

/** Password encryption needs Web Crypto, which browsers offer on https and localhost only. */
export function isSecureEnough(scope: { crypto?: { subtle?: unknown } }): boolean {
  return scope.crypto?.subtle !== undefined;
}
