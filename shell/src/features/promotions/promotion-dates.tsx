import { CalendarIcon } from '@portal/shared/ui/icons/money';
import { ClockIcon } from '@portal/shared/ui/icons/status';
import { FormattedTime } from '../../frame/page-parts/formatted-time.tsx';
import { useText } from '../../host/use-text.ts';
import styles from './promotions.module.css';
import type { PromotionState } from './promotions.rules.ts';

interface PromotionDatesProps {
  state: PromotionState;
  startsAt?: string;
  endsAt?: string;
}

/** When a promotion begins, ends or has ended; or that it has no end. */
export function PromotionDates({ state, startsAt, endsAt }: PromotionDatesProps) {
  const t = useText();
  if (state === 'coming_soon' && startsAt)
    return (
      <span className={styles.end}>
        <CalendarIcon size={16} />
        {t('promotions.starts')} <FormattedTime at={startsAt} hasZone />
      </span>
    );
  if (!endsAt && state === 'close') return <span className={styles.end}>{t('promotions.all_taken')}</span>;
  return (
    <span className={styles.end}>
      <ClockIcon size={16} />
      {endsAt ? (
        <>
          {t(Date.parse(endsAt) <= Date.now() ? 'promotions.ended' : 'promotions.ends')}{' '}
          <FormattedTime at={endsAt} hasZone />
        </>
      ) : (
        t('promotions.no_end')
      )}
    </span>
  );
}
