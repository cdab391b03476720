import { listPromotions } from '@portal/shared/contract/rewards/promotions';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { Link } from '@portal/shared/remote/router';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { GiftIcon } from '@portal/shared/ui/icons/frame';
import { Rail } from '@portal/shared/ui/navigation/rail';
import { PromotionPicture } from '../../../frame/page-parts/promotion-picture.tsx';
import { useText } from '../../../host/use-text.ts';
import home from '../home.module.css';
import styles from './promotions-rail.module.css';
import { RailEmpty, RailFailed } from './rail-state.tsx';

const skeletonKeys = ['1', '2', '3'];

/** Running promotions in the operator's order; each links to its page. */
export function PromotionsRail() {
  const t = useText();
  const query = useCallQuery(listPromotions, {});
  const promotions = query.data?.promotions;
  const head = {
    title: t('promotions.title'),
    icon: <GiftIcon size={28} className={home.mark} />,
    all: <Link to="/promotions">{t('common.all')}</Link>,
  };
  if (query.isError && !promotions) return <RailFailed title={head.title} query={query} />;
  if (promotions?.length === 0) return <RailEmpty {...head} />;
  return (
    <Rail
      {...head}
      count={promotions?.length}
      labels={{ previous: t('common.previous'), next: t('common.next') }}
      tile="wide"
    >
      {promotions
        ? promotions.map((promotion) => (
            <Link
              key={promotion.id}
              to={`/promoDetail?id=${encodeURIComponent(promotion.id)}`}
              className={styles.promotion}
            >
              <PromotionPicture promotion={promotion} className={styles.promotionArt} />
              <span className={styles.promotionWords}>
                <strong>{promotion.title}</strong>
                <span>{promotion.summary}</span>
              </span>
            </Link>
          ))
        : skeletonKeys.map((key) => <Skeleton key={key} shape="block" className={styles.promotionWaiting} />)}
    </Rail>
  );
}
