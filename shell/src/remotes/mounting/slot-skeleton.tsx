import { FormattedMessage } from '@portal/shared/remote/intl';
import styles from '../remote-slot.module.css';

/** Fills the slot while the code of the remote loads. */
export function SlotSkeleton() {
  return (
    <div className={styles.skeleton} role="status">
      <span className="visually-hidden">
        <FormattedMessage id="remote.loading" defaultMessage="Loading" />
      </span>
    </div>
  );
}
