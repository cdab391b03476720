import { allCalls } from '@portal/shared/contract/all-calls';
import { contractVersion } from '@portal/shared/contract/constants';
import type { SurfaceParts } from '@portal/shared/contract/releases/contract-surface';
import type { PlatformSurface } from './set-compatibility.rules.ts';
import { surfaceOfCalls } from './surfaces/call-surface.ts';

let served: SurfaceParts['calls'] | undefined;

/** Describes the calls that this platform serves to pages; computed once, on first use. */
export function servedCalls(): SurfaceParts['calls'] {
  served ??= surfaceOfCalls(Object.values(allCalls));
  return served;
}

/** The platform that releases are compared with. */
export function thisPlatform(): PlatformSurface {
  return { version: contractVersion, calls: servedCalls() };
}
