import { allCalls } from '@portal/shared/contract/all-calls';
import { contractVersion } from '@portal/shared/contract/constants';
import type { SurfaceParts } from '@portal/shared/contract/release/contract-surface';
import { surfaceOfCalls } from './call-surface.ts';
import type { PlatformSurface } from './set-fit.rules.ts';

let served: SurfaceParts['calls'] | undefined;

/** What this platform serves to pages; made once, when it is first asked for. */
export function servedCalls(): SurfaceParts['calls'] {
  served ??= surfaceOfCalls(Object.values(allCalls));
  return served;
}

/** What releases are held against. */
export function thisPlatform(): PlatformSurface {
  return { version: contractVersion, calls: servedCalls() };
}
