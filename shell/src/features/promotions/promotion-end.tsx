import { ClockIcon } from '@portal/shared/ui/icons-status';
import { FormattedTime } from '../../frame/formatted-time.tsx';
import { useText } from '../../host/use-text.ts';
import styles from './promotions.module.css';

/** When a promotion ends; one without an end says so. */
export function PromotionEnd({ endsAt, isOver }: { endsAt?: string; isOver: boolean }) {
  const t = useText();
  return (
    <span className={styles.end}>
      <ClockIcon size={16} />
      {endsAt ? (
        <>
          {t(isOver ? 'promotions.ended' : 'promotions.ends')} <FormattedTime at={endsAt} />
        </>
      ) : (
        t('promotions.no_end')
      )}
    </span>
  );
}
