import { usePortal } from '../../../host/portal-context.ts';
import { useText } from '../../../host/use-text.ts';
import styles from '../parts/access.module.css';

export function ForgotLink() {
  const t = useText();
  const { dialogs } = usePortal();
  return (
    <button type="button" className={styles.textButton} onClick={() => dialogs.open({ name: 'forgotPassword' })}>
      {t('login.forgot')}
    </button>
  );
}
