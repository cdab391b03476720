import { Button } from '@portal/shared/ui/button';
import type { DialogProps } from '../../../frame/dialogs/dialog-props.ts';
import { usePortal } from '../../../host/portal-context.ts';
import { useText } from '../../../host/use-text.ts';
import { AccessSheet } from '../parts/access-sheet.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import own from './passwords.module.css';

/** Forced change of an expired or default password; the only other way out is to sign out (docs/product.md 2.3). */
export function ChangePasswordDialog({ dialog, onClose }: DialogProps) {
  const t = useText();
  const { askToLogOut, dialogs, host, pendingPress } = usePortal();
  if (dialog.name !== 'changePassword') return null;
  function onDone(firstTimeLogin: boolean | undefined): void {
    onClose();
    if (!pendingPress.isHeld()) host.navigate('/');
    dialogs.open({ name: firstTimeLogin ? 'firstLogin' : 'afterLogin' });
  }
  return (
    <AccessSheet
      onClose={() => void askToLogOut()}
      title={t('change.title')}
      closeLabel={t('menu.sign_out')}
      art={{ group: 'w_forget' }}
      description={t('change.text')}
    >
      <div className={own.sheet}>
        <ChangePasswordForm request={dialog} onDone={() => onDone(dialog.firstTimeLogin)} />
        <Button variant="quiet" wide onClick={() => void askToLogOut()}>
          {t('menu.sign_out')}
        </Button>
      </div>
    </AccessSheet>
  );
}
