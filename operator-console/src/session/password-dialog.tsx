import { changeOperatorPassword } from '@portal/shared/contract/operators/session';
import { Dialog } from '@portal/shared/ui/dialogs/dialog';
import { SubmitForm } from '@portal/shared/ui/forms/submit-form';
import { TextField } from '@portal/shared/ui/forms/text-field';
import { useState } from 'react';
import { useConsole } from '../console-parts.ts';
import { useFailureText, useText } from '../texts/use-text.ts';
import { shortestPassword as shortest } from './password.rules.ts';

/** Changes the operator's own password; their other sessions end. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const failureText = useFailureText();
  const { client, toasts } = useConsole();
  const [oldPassword, setOldPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [failure, setFailure] = useState('');
  async function submit(): Promise<void> {
    setFailure('');
    if (newPassword.length < shortest) {
      setFailure(t('password.tooShort', { shortest }));
      return;
    }
    try {
      await client.send(changeOperatorPassword, { oldPassword, newPassword });
      toasts.show(t('password.done'), 'good');
      onClose();
    } catch (error) {
      setFailure(failureText(error));
    }
  }
  const reveal = { show: t('login.show'), hide: t('login.hide') };
  return (
    <Dialog isOpen isSticky size="small" title={t('password.title')} closeLabel={t('frame.close')} onClose={onClose}>
      <SubmitForm onSubmit={submit} submitLabel={t('password.submit')} failure={failure}>
        <TextField
          label={t('password.old')}
          autoComplete="current-password"
          required
          reveal={reveal}
          value={oldPassword}
          onChange={({ target }) => setOldPassword(target.value)}
        />
        <TextField
          label={t('password.new')}
          help={t('password.help', { shortest })}
          autoComplete="new-password"
          required
          reveal={reveal}
          value={newPassword}
          onChange={({ target }) => setNewPassword(target.value)}
        />
      </SubmitForm>
    </Dialog>
  );
}
