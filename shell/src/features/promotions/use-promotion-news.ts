import { listPromotions } from '@portal/shared/contract/content/list-promotions';
import { getPromotion } from '@portal/shared/contract/rewards/promotion-member-calls';
import { useHost } from '@portal/shared/remote/host-context';
import { useQueryClient } from '@portal/shared/remote/query';
import { useCallback, useEffect } from 'react';

/** Reads promotions anew. */
export function usePromotionRefresh(): () => Promise<unknown> {
  const cache = useQueryClient();
  return useCallback(
    () => Promise.all([listPromotions, getPromotion].map(({ path }) => cache.invalidateQueries({ queryKey: [path] }))),
    [cache],
  );
}

/** The page follows the live stream: a decision of an operator, or a reward that was claimed. */
export function usePromotionNews(): void {
  const { events } = useHost();
  const refresh = usePromotionRefresh();
  useEffect(
    () =>
      events.on('rewards-changed', (what) => {
        if (what === 'promotions' || what === 'grants') void refresh();
      }),
    [events, refresh],
  );
}
