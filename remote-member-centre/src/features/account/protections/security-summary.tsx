import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { ShieldIcon } from '@portal/shared/ui/icons/frame';
import type { Security } from '../../../parts/owner/security.ts';
import rows from '../account-rows.module.css';
import styles from './protections.module.css';
import { type ProtectionName, strengthOf } from './strength.rules.ts';

/** Summary of the account's protection and the most useful next step, in a neutral tone. */
export function SecuritySummary({ security, names }: { security: Security; names: readonly ProtectionName[] }) {
  const intl = useIntl();
  const { level, set, all, next } = strengthOf(security, names);
  const count = intl.formatMessage({ id: 'security.count' }, { set, all });
  return (
    <div className={styles.summary} data-level={level}>
      <span className={styles.shield}>
        <ShieldIcon size={28} />
      </span>
      <div className={rows.words}>
        <h4 className={styles.level}>
          <FormattedMessage id={`security.level.${level}`} />
        </h4>
        <div className={styles.meter} role="img" aria-label={count}>
          {Array.from({ length: all }, (_, at) => (
            <span key={at} className={at < set ? styles.filled : styles.open} />
          ))}
        </div>
        <p className={styles.next}>
          {count}. <FormattedMessage id={`security.next.${next ?? 'none'}`} />
        </p>
      </div>
    </div>
  );
}
