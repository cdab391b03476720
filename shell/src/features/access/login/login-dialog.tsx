import type { DialogProps } from '../../../frame/dialogs/dialog-props.ts';
import { usePortal } from '../../../host/portal-context.ts';
import { useText } from '../../../host/use-text.ts';
import styles from '../parts/access.module.css';
import { AccessSheet } from '../parts/access-sheet.tsx';
import { DialogLink } from '../parts/dialog-link.tsx';
import { LoginForm } from './login-form.tsx';

/** Login popup, with a link to registration in its title. */
export function LoginDialog({ dialog, onClose }: DialogProps) {
  const t = useText();
  const { host } = usePortal();
  if (dialog.name !== 'login') return null;
  const mayRegister = host.site.toggles.directRegistration !== false && !dialog.agentPage;
  return (
    <AccessSheet
      onClose={onClose}
      title={t('login.title')}
      description={
        <>
          {dialog.reason === 'needed' && <span className={styles.needed}>{t('not_logged_in')} </span>}
          {mayRegister && <DialogLink to="register" textId="login.to_register" />}
        </>
      }
    >
      <LoginForm isAgentPage={dialog.agentPage} method={dialog.method} onDone={onClose} />
    </AccessSheet>
  );
}
