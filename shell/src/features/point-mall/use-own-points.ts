import { getPointBalance } from '@portal/shared/contract/rewards/points';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useAtomValue } from '@portal/shared/remote/state';
import { memberAtom } from '../../host/atoms.ts';

/** Loads the member's points whenever they are shown; changes arrive by the live stream. */
export function useOwnPoints() {
  const isMember = useAtomValue(memberAtom) !== undefined;
  return useCallQuery(getPointBalance, {}, { enabled: isMember, alwaysRefetch: true });
}
