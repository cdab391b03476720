import type { Promotion } from '@portal/shared/contract/rewards/promotions';
import { Link } from '@portal/shared/remote/router';
import { cx } from '@portal/shared/ui/cx';
import { ArrowRightIcon } from '@portal/shared/ui/icons/navigation';
import offer from '../../frame/page-parts/offer-card.module.css';
import { PromotionPicture } from '../../frame/page-parts/promotion-picture.tsx';
import { textOrName, useText } from '../../host/use-text.ts';
import { PromotionDates } from './promotion-dates.tsx';
import { PromotionStateBadge } from './promotion-state.tsx';
import styles from './promotions.module.css';
import { stateAt } from './promotions.rules.ts';

interface PromotionCardProps {
  promotion: Promotion;
  /** Full width, with the picture beside the text. */
  isWide?: boolean;
  headingLevel?: 2 | 3;
}

/** A promotion in a list; the whole card links to it. */
export function PromotionCard({ promotion, isWide = false, headingLevel = 2 }: PromotionCardProps) {
  const t = useText();
  const { id, type, title, summary, startsAt, endsAt } = promotion;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const state = stateAt(promotion, Date.now());
  return (
    <article className={cx(offer.card, styles.card, isWide && styles.wide)} data-state={state}>
      <div className={cx(offer.picture, styles.picture)}>
        <PromotionPicture promotion={promotion} className={cx(offer.art, styles.art)} />
        <PromotionStateBadge state={state} className={styles.mark} />
      </div>
      <div className={cx(offer.body, styles.body)}>
        <span className={styles.type}>{textOrName(t, `promotions.type.${type}`, type)}</span>
        <Heading className={styles.title}>
          <Link to={`/promoDetail?id=${encodeURIComponent(id)}`} className={cx(offer.cover, styles.link)}>
            {title}
          </Link>
        </Heading>
        <p className={styles.summary}>{summary}</p>
        <div className={styles.foot}>
          <PromotionDates state={state} startsAt={startsAt} endsAt={endsAt} />
          <span className={styles.open} aria-hidden="true">
            {t('promotions.open')}
            <ArrowRightIcon size={18} />
          </span>
        </div>
      </div>
    </article>
  );
}
