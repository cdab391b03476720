import { listPromotions, type Promotion } from '@portal/shared/contract/rewards/promotions';
import { useCallQuery, useHost } from '@portal/shared/remote/host-context';
import { useQueryClient } from '@portal/shared/remote/query';
import { useSetAtom } from '@portal/shared/remote/state';
import { useEffect } from 'react';
import { availablePromotionsAtom } from '../../../host/atoms.ts';

const isAvailable = ({ state, obstacle }: Promotion) => !obstacle && (state === 'join' || state === 'claim');

/** Counts the promotions that the member can join or claim now, and follows live events. */
export function useAvailablePromotions(isMember: boolean): void {
  const { events } = useHost();
  const cache = useQueryClient();
  const setCount = useSetAtom(availablePromotionsAtom);
  const { data } = useCallQuery(listPromotions, {}, { enabled: isMember });
  const count = isMember ? (data?.promotions.filter(isAvailable).length ?? 0) : 0;
  useEffect(() => setCount(count), [setCount, count]);
  useEffect(
    () =>
      events.on('rewards-changed', (what) => {
        if (what === 'promotions') void cache.invalidateQueries({ queryKey: [listPromotions.path] });
      }),
    [events, cache],
  );
}
