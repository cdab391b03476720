import { useIntl } from '@portal/shared/remote/intl';
import { zonedTime } from '@portal/shared/remote/time/zoned-time';
import styles from './short-time.module.css';

/** A moment to the minute; `hasZone` when no time zone is shown beside it. */
export function ShortTime({ at, hasZone = false }: { at: string; hasZone?: boolean }) {
  const intl = useIntl();
  return (
    <time className={styles.time} dateTime={at}>
      {hasZone ? zonedTime(intl, at) : intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}
    </time>
  );
}
