import { FormattedMessage } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import styles from '../remotes/preview/preview-bar.module.css';

/** Replaces the preview bar when the preview's code failed to load: the page shows the live version. */
export function PreviewMissing() {
  return (
    <aside className={styles.bar}>
      <p className={styles.text} role="status">
        <FormattedMessage
          id="remote.preview_missing"
          defaultMessage="The preview did not arrive. You see the live version."
        />
      </p>
      <Button size="small" className={styles.end} onClick={() => window.location.reload()}>
        <FormattedMessage id="common.retry" defaultMessage="Try again" />
      </Button>
    </aside>
  );
}
