import { FormattedMessage } from '@portal/shared/remote/intl';
import styles from '../remote-place.module.css';

/** Reserves the place of a remote while its code loads. */
export function PlaceSkeleton() {
  return (
    <div className={styles.skeleton} role="status">
      <span className="visually-hidden">
        <FormattedMessage id="remote.loading" defaultMessage="Loading" />
      </span>
    </div>
  );
}
