import { listPromotions, type Promotion } from '@portal/shared/contract/content/list-promotions';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useSetAtom } from '@portal/shared/remote/state';
import { useEffect } from 'react';
import { availablePromotionsAtom } from '../../host/atoms.ts';

const isAvailable = ({ state }: Promotion) => state === 'join' || state === 'claim';

/** Counts the promotions that the member could join or claim now. */
export function useAvailablePromotions(isMember: boolean): void {
  const setCount = useSetAtom(availablePromotionsAtom);
  const { data } = useCallQuery(listPromotions, {}, { enabled: isMember });
  const count = isMember ? (data?.promotions.filter(isAvailable).length ?? 0) : 0;
  useEffect(() => setCount(count), [setCount, count]);
}
