import { sessionToken } from '@portal/shared/contract/sessions/login';
import { Button } from '@portal/shared/ui/button';
import { useState } from 'react';
import * as v from 'valibot';
import type { DialogProps } from '../../../frame/dialogs/dialog-props.ts';
import { usePortal } from '../../../host/portal-context.ts';
import { useText } from '../../../host/use-text.ts';
import { AccessSheet } from '../parts/access-sheet.tsx';
import own from './passwords.module.css';
import { ResetPasswordForm } from './reset-password-form.tsx';

/** Opened by the e-mail link: sets a new password, once and within 30 minutes. */
export function ResetPasswordDialog({ dialog, onClose }: DialogProps) {
  const t = useText();
  const { dialogs } = usePortal();
  const token = dialog.name === 'resetPassword' ? dialog.token : '';
  // A truncated link is treated like an expired one.
  const [isOver, setIsOver] = useState(!v.is(sessionToken, token));
  return (
    <AccessSheet onClose={onClose} title={t('reset.title')} art={{ group: 'w_forget' }}>
      {isOver ? (
        <div className={own.sheet}>
          <p role="alert">{t('reset.over')}</p>
          <Button variant="primary" size="large" wide onClick={() => dialogs.open({ name: 'forgotPassword' })}>
            {t('reset.again')}
          </Button>
        </div>
      ) : (
        <ResetPasswordForm resetToken={token} onOver={() => setIsOver(true)} />
      )}
    </AccessSheet>
  );
}
