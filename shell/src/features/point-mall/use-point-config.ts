import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import { getPointConfig } from '@portal/shared/contract/rewards/points';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useAtomValue } from '@portal/shared/remote/state';
import { memberAtom } from '../../host/atoms.ts';

export type PointConfig = CallOutput<typeof getPointConfig>;

/** Loads what earns points and what they are worth, once the member is known. */
export function usePointConfig() {
  const isMember = useAtomValue(memberAtom) !== undefined;
  return useCallQuery(getPointConfig, {}, { enabled: isMember });
}
