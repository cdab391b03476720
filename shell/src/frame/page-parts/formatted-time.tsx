import { useIntl } from '@portal/shared/remote/intl';
import { zonedTime } from '@portal/shared/remote/time/zoned-time';
import styles from './formatted-time.module.css';

/** Formats a wire timestamp in the player's language; `hasZone` when no time zone is shown beside it. */
export function FormattedTime({ at, hasZone = false }: { at: string; hasZone?: boolean }) {
  const intl = useIntl();
  return (
    <time dateTime={at} className={styles.time}>
      {hasZone ? zonedTime(intl, at) : intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}
    </time>
  );
}
