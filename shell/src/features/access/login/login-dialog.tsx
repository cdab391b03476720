import { Dialog } from '@portal/shared/ui/dialog';
import type { DialogProps } from '../../../frame/dialogs/dialog-props.ts';
import { usePortal } from '../../../host/portal-context.ts';
import { useText } from '../../../host/use-text.ts';
import styles from '../parts/access.module.css';
import { AccessArt } from '../parts/access-art.tsx';
import { accountFocus } from '../parts/account-focus.ts';
import { LoginForm } from './login-form.tsx';

/** Login popup, with a way to registration in its title. */
export function LoginDialog({ dialog, onClose }: DialogProps) {
  const t = useText();
  const { dialogs, host } = usePortal();
  if (dialog.name !== 'login') return null;
  const mayRegister = host.site.toggles.directRegistration !== false && !dialog.agentPage;
  return (
    <Dialog
      isOpen
      isSticky
      onClose={onClose}
      finalFocus={accountFocus}
      title={t('login.title')}
      closeLabel={t('common.close')}
      art={<AccessArt />}
      description={
        <>
          {dialog.reason === 'needed' && <span className={styles.needed}>{t('not_logged_in')} </span>}
          {mayRegister && (
            <button type="button" className={styles.textButton} onClick={() => dialogs.open({ name: 'register' })}>
              {t('login.to_register')}
            </button>
          )}
        </>
      }
    >
      <LoginForm isAgentPage={dialog.agentPage} method={dialog.method} onDone={onClose} />
    </Dialog>
  );
}
