import { useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import styles from './inbox.module.css';

/** Says what was deleted, until something else is done, and takes it back. */
export function UndoBar({ title, onUndo }: { title: string; onUndo: () => void }) {
  const intl = useIntl();
  return (
    <div className={styles.undo} role="status">
      <span className={styles.undoText}>{intl.formatMessage({ id: 'inbox.deleted' }, { title })}</span>
      <Button size="small" onClick={onUndo}>
        {intl.formatMessage({ id: 'inbox.undo' })}
      </Button>
    </div>
  );
}
