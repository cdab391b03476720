import { Button } from '@portal/shared/ui/button';
import { Dialog } from '@portal/shared/ui/dialog';
import type { DialogProps } from '../../../frame/dialogs/dialog-props.ts';
import { usePortal } from '../../../host/portal-context.ts';
import { useText } from '../../../host/use-text.ts';
import { AccessArt } from '../parts/access-art.tsx';
import { accountFocus } from '../parts/account-focus.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import own from './passwords.module.css';

/** Forced change of an expired or default password: the only other way out of it is to sign out (specification 2.3). */
export function ChangePasswordDialog({ dialog, onClose }: DialogProps) {
  const t = useText();
  const { askToLogOut, dialogs, host } = usePortal();
  if (dialog.name !== 'changePassword') return null;
  function onDone(firstTimeLogin: boolean | undefined): void {
    onClose();
    host.navigate('/');
    dialogs.open({ name: firstTimeLogin ? 'firstLogin' : 'afterLogin' });
  }
  return (
    <Dialog
      isOpen
      isSticky
      onClose={() => void askToLogOut()}
      finalFocus={accountFocus}
      title={t('change.title')}
      closeLabel={t('menu.sign_out')}
      art={<AccessArt group="w_forget" isWordless />}
      description={t('change.text')}
    >
      <div className={own.sheet}>
        <ChangePasswordForm request={dialog} onDone={() => onDone(dialog.firstTimeLogin)} />
        <Button variant="quiet" wide onClick={() => void askToLogOut()}>
          {t('menu.sign_out')}
        </Button>
      </div>
    </Dialog>
  );
}
