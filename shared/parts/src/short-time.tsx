import { useIntl } from '@portal/shared/remote/intl';
import styles from './short-time.module.css';

/** A moment by the clocks of the portal, to the minute. */
export function ShortTime({ at }: { at: string }) {
  const intl = useIntl();
  return (
    <time className={styles.time} dateTime={at}>
      {intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}
    </time>
  );
}
