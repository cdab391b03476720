import { useAtomValue } from '@portal/shared/remote/state';
import { availablePromotionsAtom, isLoggedInAtom, unreadAtom } from '../../host/atoms.ts';

/** Counts what waits for the member: available promotions and unread messages (docs/product.md 2.4). */
export function useUnclaimed(): number {
  const waiting = useAtomValue(availablePromotionsAtom) + useAtomValue(unreadAtom);
  return useAtomValue(isLoggedInAtom) ? waiting : 0;
}
