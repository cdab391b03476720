import { usePortal } from '../../../host/portal-context.ts';
import { useText } from '../../../host/use-text.ts';
import styles from './access.module.css';

/** Link from one access dialog to another. */
export function DialogLink({ to, textId }: { to: 'login' | 'register' | 'forgotPassword'; textId: string }) {
  const t = useText();
  const { dialogs } = usePortal();
  return (
    <button type="button" className={styles.textButton} onClick={() => dialogs.open({ name: to })}>
      {t(textId)}
    </button>
  );
}
