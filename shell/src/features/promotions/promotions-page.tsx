import { listPromotions, type Promotion } from '@portal/shared/contract/rewards/promotions';
import { loadOffersTexts } from '@portal/shared/i18n/load-offers';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { cx } from '@portal/shared/ui/cx';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { Chip, FilterRow } from '@portal/shared/ui/lists/chip';
import { useState } from 'react';
import { AreaTexts } from '../../frame/page-parts/area-texts.tsx';
import { LuckyLink } from '../../frame/page-parts/lucky-link.tsx';
import offer from '../../frame/page-parts/offer-card.module.css';
import page from '../../frame/page-parts/page.module.css';
import { QueryView } from '../../frame/page-parts/query-view.tsx';
import { TournamentsLink } from '../../frame/tournaments/tournaments-link.tsx';
import { textOrName, useText } from '../../host/use-text.ts';
import { PromoCodePanel } from './promo-code/promo-code-panel.tsx';
import { PromotionCard } from './promotion-card.tsx';
import styles from './promotions.module.css';
import { typesOf } from './promotions.rules.ts';
import { usePromotionUpdates } from './use-promotion-updates.ts';

/** /promotions: promotions by type, each with its state. */
export function PromotionsPage() {
  return (
    <AreaTexts area={loadOffersTexts} fallback={<PromotionsSkeleton />}>
      <PromotionList />
    </AreaTexts>
  );
}

function PromotionList() {
  const t = useText();
  usePromotionUpdates();
  const query = useCallQuery(listPromotions, {});
  return (
    <div className={page.page}>
      <header className={page.head}>
        <h1>{t('promotions.title')}</h1>
        <p>{t('promotions.text')}</p>
      </header>
      <div className={styles.ways}>
        <LuckyLink />
        <TournamentsLink />
      </div>
      <PromoCodePanel />
      <QueryView query={query} skeleton={<PromotionsSkeleton />}>
        {({ promotions }) => <Promotions promotions={promotions} />}
      </QueryView>
    </div>
  );
}

function Promotions({ promotions }: { promotions: readonly Promotion[] }) {
  const t = useText();
  const [type, setType] = useState<string>();
  if (promotions.length === 0) return <EmptyState drawing="gift" title={t('promotions.empty')} />;
  const shown = promotions.filter((promotion) => !type || promotion.type === type);
  return (
    <>
      <FilterRow label={t('promotions.types')}>
        <Chip isChosen={!type} count={promotions.length} onClick={() => setType(undefined)}>
          {t('common.all')}
        </Chip>
        {typesOf(promotions).map(({ type: name, count }) => (
          <Chip key={name} isChosen={type === name} count={count} onClick={() => setType(name)}>
            {textOrName(t, `promotions.type.${name}`, name)}
          </Chip>
        ))}
      </FilterRow>
      <div className={styles.cards}>
        {shown.map((promotion, at) => (
          <PromotionCard key={promotion.id} promotion={promotion} isWide={at === 0 && shown.length > 3} />
        ))}
      </div>
    </>
  );
}

const skeletonKeys = ['1', '2', '3', '4', '5', '6'];

/** Placeholder cards while promotions load. */
function PromotionsSkeleton() {
  return (
    <div className={styles.cards} aria-hidden="true">
      {skeletonKeys.map((key) => (
        <div key={key} className={offer.card}>
          <Skeleton shape="block" className={cx(offer.picture, styles.picture)} />
          <div className={cx(offer.body, styles.body)}>
            <Skeleton width="30%" />
            <Skeleton width="70%" height={24} />
            <Skeleton width="90%" />
          </div>
        </div>
      ))}
    </div>
  );
}
