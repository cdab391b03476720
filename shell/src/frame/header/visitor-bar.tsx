import { Button } from '@portal/shared/ui/button';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import styles from './visitor-bar.module.css';

/** Log in, and register where the operator lets people register themselves. */
export function VisitorBar() {
  const t = useText();
  const { dialogs, host } = usePortal();
  const mayRegister = host.site.toggles.directRegistration !== false;
  return (
    <div className={styles.bar}>
      <Button size="small" onClick={() => dialogs.open({ name: 'login' })}>
        {t('header.login')}
      </Button>
      {mayRegister && (
        <Button
          size="small"
          variant="primary"
          className={styles.register}
          onClick={() => dialogs.open({ name: 'register' })}
        >
          {t('header.register')}
        </Button>
      )}
    </div>
  );
}
