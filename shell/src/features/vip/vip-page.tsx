import { vipServiceAboveRank } from '@portal/shared/contract/constants';
import { listVipLevels } from '@portal/shared/contract/content/vip-levels';
import { loadOffersTexts } from '@portal/shared/i18n/load-offers';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useAtomValue } from '@portal/shared/remote/state';
import { Button } from '@portal/shared/ui/button';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { ChatIcon } from '@portal/shared/ui/icons/frame';
import { AreaTexts } from '../../frame/page-parts/area-texts.tsx';
import page from '../../frame/page-parts/page.module.css';
import { QueryView } from '../../frame/page-parts/query-view.tsx';
import { memberAtom } from '../../host/atoms.ts';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import styles from './vip.module.css';
import { VipCompare } from './vip-compare.tsx';
import { VipGifts } from './vip-gifts.tsx';
import { inOrder } from './vip-levels.rules.ts';
import { VipOverview } from './vip-overview.tsx';
import { VipOwn } from './vip-own.tsx';

/** /vip: the levels, the member's progress, requirements of the next level, and the service of each level. */
export function VipPage() {
  return (
    <AreaTexts area={loadOffersTexts} fallback={<VipSkeleton />}>
      <Vip />
    </AreaTexts>
  );
}

function Vip() {
  const t = useText();
  const query = useCallQuery(listVipLevels, {});
  const rank = useAtomValue(memberAtom)?.clubLabel.rankLevel;
  return (
    <div className={page.page}>
      <VipOwn levels={query.isError ? [] : query.data?.levels} />
      <QueryView query={query} skeleton={<VipSkeleton />}>
        {({ levels }) =>
          levels.length === 0 ? (
            <EmptyState drawing="lantern" title={t('vip.empty')} />
          ) : (
            <>
              {rank !== undefined && <VipGifts />}
              <VipCompare levels={inOrder(levels)} rank={rank} />
              <VipService />
              <VipOverview levels={inOrder(levels)} rank={rank} />
            </>
          )
        }
      </QueryView>
    </div>
  );
}

function VipSkeleton() {
  return (
    <div className={styles.waiting} aria-hidden="true">
      <Skeleton shape="block" height={96} />
      <Skeleton shape="block" height={260} />
    </div>
  );
}

/** Dedicated customer service above rank 4 (docs/product.md 6); hidden if it is not configured. */
function VipService() {
  const t = useText();
  const { host, openSupport } = usePortal();
  const rank = useAtomValue(memberAtom)?.clubLabel.rankLevel ?? 0;
  if (!host.site.customerService.some(({ csType }) => csType === 'VIP')) return null;
  const isServed = rank > vipServiceAboveRank;
  return (
    <section className={styles.service} aria-labelledby="vip-service">
      <ChatIcon size={40} />
      <div className={styles.serviceWords}>
        <h2 id="vip-service">{t('vip.service')}</h2>
        <p>{t(isServed ? 'vip.service_yours' : 'vip.service_from', { level: vipServiceAboveRank + 1 })}</p>
      </div>
      {isServed && (
        <Button variant="primary" onClick={openSupport}>
          {t('vip.service_open')}
        </Button>
      )}
    </section>
  );
}
