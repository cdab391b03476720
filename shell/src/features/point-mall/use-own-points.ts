import { getPointBalance } from '@portal/shared/contract/rewards/get-point-balance';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useAtomValue } from '@portal/shared/remote/state';
import { memberAtom } from '../../host/atoms.ts';

/** Points of the member; asked for once the member is known. */
export function useOwnPoints() {
  const isMember = useAtomValue(memberAtom) !== undefined;
  return useCallQuery(getPointBalance, {}, { enabled: isMember });
}
