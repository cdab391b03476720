import { Dialog } from '@portal/shared/ui/dialog';
import type { DialogProps } from '../../../frame/dialogs/dialog-props.ts';
import { usePortal } from '../../../host/portal-context.ts';
import { useText } from '../../../host/use-text.ts';
import styles from '../parts/access.module.css';
import { AccessArt } from '../parts/access-art.tsx';
import { accountFocus } from '../parts/account-focus.ts';
import { RegisterBody } from './register-body.tsx';

/** Registration popup, with a way to the login in its title. */
export function RegisterDialog({ onClose }: DialogProps) {
  const t = useText();
  const { dialogs } = usePortal();
  return (
    <Dialog
      isOpen
      isSticky
      onClose={onClose}
      finalFocus={accountFocus}
      title={t('register.title')}
      closeLabel={t('common.close')}
      art={<AccessArt group="w_reg" />}
      description={
        <button type="button" className={styles.textButton} onClick={() => dialogs.open({ name: 'login' })}>
          {t('register.to_login')}
        </button>
      }
    >
      <RegisterBody onClose={onClose} />
    </Dialog>
  );
}
