import { getPromotion } from '@portal/shared/contract/rewards/promotions';
import { loadOffersTexts } from '@portal/shared/i18n/load-offers';
import { refusalOf } from '@portal/shared/remote/calls/refusal-of';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { Link, useSearchParams } from '@portal/shared/remote/router';
import { buttonClass } from '@portal/shared/ui/button';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { ArrowLeftIcon } from '@portal/shared/ui/icons/navigation';
import { AreaTexts } from '../../../frame/page-parts/area-texts.tsx';
import page from '../../../frame/page-parts/page.module.css';
import { QueryView } from '../../../frame/page-parts/query-view.tsx';
import { useText } from '../../../host/use-text.ts';
import styles from '../promotions.module.css';
import { usePromotionUpdates } from '../use-promotion-updates.ts';
import { PromotionDetailView } from './promotion-detail.tsx';

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
