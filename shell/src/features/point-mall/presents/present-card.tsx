import { cx } from '@portal/shared/ui/cx';
import { Badge } from '@portal/shared/ui/feedback/badge';
import { CoinsIcon } from '@portal/shared/ui/icons/money';
import offer from '../../../frame/page-parts/offer-card.module.css';
import { useText } from '../../../host/use-text.ts';
import styles from '../point-mall.module.css';
import { EnoughPoints } from './enough-points.tsx';
import { PresentPicture } from './present-picture.tsx';
import type { Present } from './presents.rules.ts';
import { StockLeft } from './stock-left.tsx';

interface PresentCardProps {
  present: Present;
  /** Points of the member; undefined for a visitor. */
  owned: number | undefined;
  onOpen(): void;
}

/** A present in the list; the whole card opens it. */
export function PresentCard({ present, owned, onOpen }: PresentCardProps) {
  const t = useText();
  const { name, type, points } = present;
  return (
    <article className={offer.card}>
      <div className={cx(offer.picture, styles.picture)}>
        <PresentPicture present={present} className={offer.art} />
        <Badge className={styles.mark}>{t(`points.type.${type}`)}</Badge>
      </div>
      <div className={cx(offer.body, styles.body)}>
        <h3 className={styles.name}>
          <button type="button" className={cx(offer.cover, styles.open)} aria-haspopup="dialog" onClick={onOpen}>
            {name}
          </button>
        </h3>
        <div className={styles.price}>
          <CoinsIcon size={18} />
          {t('points.price', { points })}
        </div>
        <StockLeft present={present} />
        {owned !== undefined && <EnoughPoints present={present} owned={owned} />}
      </div>
    </article>
  );
}
