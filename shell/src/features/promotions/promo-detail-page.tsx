import { listPromotions } from '@portal/shared/contract/content/list-promotions';
import { loadOffersTexts } from '@portal/shared/i18n/load-offers';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { Link, useSearchParams } from '@portal/shared/remote/router';
import { buttonClass } from '@portal/shared/ui/button';
import { EmptyState } from '@portal/shared/ui/empty-state';
import { ArrowLeftIcon } from '@portal/shared/ui/icons-navigation';
import { Skeleton } from '@portal/shared/ui/skeleton';
import { AreaTexts } from '../../frame/area-texts.tsx';
import page from '../../frame/page.module.css';
import { QueryView } from '../../frame/query-view.tsx';
import { useText } from '../../host/use-text.ts';
import { PromotionDetail } from './promotion-detail.tsx';
import styles from './promotions.module.css';

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
  const query = useCallQuery(listPromotions, {});
  return (
    <div className={page.page}>
      <Link to="/promotions" className={styles.back}>
        <ArrowLeftIcon size={20} />
        {t('promotions.back')}
      </Link>
      <QueryView query={query} skeleton={<DetailSkeleton />}>
        {({ promotions }) => {
          const promotion = promotions.find(({ id }) => id === search.get('id'));
          const others = promotions.filter(({ id }) => id !== promotion?.id).slice(0, 3);
          return promotion ? <PromotionDetail promotion={promotion} others={others} /> : <Gone />;
        }}
      </QueryView>
    </div>
  );
}

function Gone() {
  const t = useText();
  return (
    <>
      <h1 className="visually-hidden">{t('promotions.title')}</h1>
      <EmptyState
        drawing="search"
        title={t('promotions.gone')}
        action={
          <Link to="/promotions" className={buttonClass()}>
            {t('promotions.back')}
          </Link>
        }
      />
    </>
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
