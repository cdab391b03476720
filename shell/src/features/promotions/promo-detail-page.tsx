import { getPromotion } from '@portal/shared/contract/rewards/promotions';
import { loadOffersTexts } from '@portal/shared/i18n/load-offers';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { refusalOf } from '@portal/shared/remote/refusal-of';
import { Link, useSearchParams } from '@portal/shared/remote/router';
import { buttonClass } from '@portal/shared/ui/button';
import { EmptyState } from '@portal/shared/ui/empty-state';
import { ArrowLeftIcon } from '@portal/shared/ui/icons-navigation';
import { Skeleton } from '@portal/shared/ui/skeleton';
import { AreaTexts } from '../../frame/area-texts.tsx';
import page from '../../frame/page.module.css';
import { QueryView } from '../../frame/query-view.tsx';
import { useText } from '../../host/use-text.ts';
import { PromotionDetailView } from './promotion-detail.tsx';
import styles from './promotions.module.css';
import { usePromotionUpdates } from './use-promotion-updates.ts';

/** /promoDetail?id=: one promotion with its conditions. */
export function PromoDetailPage() {
  return (
    <AreaTexts area={loadOffersTexts} fallback={<DetailSkeleton />}>
      <Detail />
    </AreaTexts>
  );
}

function Detail() {
  const t = useText();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  usePromotionUpdates();
  const query = useCallQuery(getPromotion, { id }, { enabled: id !== '' });
  const isGone = id === '' || refusalOf(query.error)?.code === 'promotion_not_found';
  return (
    <div className={page.page}>
      <Link to="/promotions" className={styles.back}>
        <ArrowLeftIcon size={20} />
        {t('promotions.back')}
      </Link>
      {isGone ? (
        <Gone />
      ) : (
        <QueryView query={query} skeleton={<DetailSkeleton />}>
          {(promotion) => <PromotionDetailView promotion={promotion} />}
        </QueryView>
      )}
    </div>
  );
}

function Gone() {
  const t = useText();
  return (
    <EmptyState
      drawing="gift"
      heading="h1"
      title={t('promotions.gone')}
      action={
        <Link to="/promotions" className={buttonClass({ variant: 'primary' })}>
          {t('promotions.back')}
        </Link>
      }
    />
  );
}

function DetailSkeleton() {
  return (
    <div className={page.page} aria-hidden="true">
      <Skeleton shape="block" height={280} />
      <Skeleton width="50%" height={32} />
      <Skeleton width="80%" />
    </div>
  );
}
