import { useIntl } from '@portal/shared/remote/intl';
import styles from './formatted-time.module.css';

/** A moment of the wire in the player's own words, by the clocks of the portal. */
export function FormattedTime({ at }: { at: string }) {
  const { formatDate } = useIntl();
  return (
    <time dateTime={at} className={styles.time}>
      {formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}
    </time>
  );
}
