import { contractVersion } from '@portal/shared/contract/constants';
import type { ContractSurface } from '@portal/shared/contract/releases/contract-surface';
import { servedCalls } from '../../platform/src/modules/releases/compatibility/served-calls.ts';
import { eventsSurface, typesSurface } from './types-surface.ts';

/** The contract as the sources of this tree have it. */
export async function treeSurface(sharedFolder: string): Promise<ContractSurface> {
  return {
    version: contractVersion,
    calls: servedCalls(),
    events: eventsSurface(sharedFolder),
    types: await typesSurface(sharedFolder),
  };
}
