import { allCalls } from '@portal/shared/contract/all-calls';
import type { SurfaceParts } from '@portal/shared/contract/release/contract-surface';
import { surfaceOfCalls } from './call-surface.ts';

let served: SurfaceParts['calls'] | undefined;

/** What this platform serves to pages; made once, when it is first asked for. */
export function servedCalls(): SurfaceParts['calls'] {
  served ??= surfaceOfCalls(Object.values(allCalls));
  return served;
}
