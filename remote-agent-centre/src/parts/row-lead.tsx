import { useIntl } from '@portal/shared/remote/intl';
import styles from './row-lead.module.css';

/** Account and time of a row. */
export function RowLead({ account, at }: { account: string; at: string }) {
  const intl = useIntl();
  return (
    <span className={styles.who}>
      <span className={styles.name}>{account}</span>
      <time className={styles.time} dateTime={at}>
        {intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'medium' })}
      </time>
    </span>
  );
}
