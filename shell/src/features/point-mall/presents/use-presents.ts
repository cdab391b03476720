import { listPointPresents } from '@portal/shared/contract/content/point-presents';
import { getPointReward } from '@portal/shared/contract/rewards/points';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useAtomValue } from '@portal/shared/remote/state';
import { isLoggedInAtom, memberAtom } from '../../../host/atoms.ts';

/** Loads the presents; for members with the stock of each. */
export function usePresents() {
  const isLoggedIn = useAtomValue(isLoggedInAtom);
  const isMember = useAtomValue(memberAtom) !== undefined;
  const shown = useCallQuery(listPointPresents, {}, { enabled: !isLoggedIn });
  const redeemable = useCallQuery(getPointReward, {}, { enabled: isMember });
  return isLoggedIn ? redeemable : shown;
}
