import { RefusalError } from '@portal/shared/client/errors';
import { changeOperatorPassword, operatorLogout } from '@portal/shared/contract/operators/session';
import { Button } from '@portal/shared/ui/button';
import { SubmitForm } from '@portal/shared/ui/forms/submit-form';
import { TextField } from '@portal/shared/ui/forms/text-field';
import { useEffect, useId, useRef, useState } from 'react';
import { useConsole } from '../console-parts.ts';
import { useFailureText, useText } from '../texts/use-text.ts';
import styles from './login-page.module.css';
import { shortestPassword } from './password.rules.ts';
import type { OperatorSession } from './session-store.ts';

/** A login whose password was set by somebody else. */
export interface FirstLogin {
  session: OperatorSession;
  password: string;
}

/** Asks for a new password; the console opens once it is changed. */
export function FirstPasswordForm({ login, onLeave }: { login: FirstLogin; onLeave: () => void }) {
  const t = useText();
  const failureText = useFailureText();
  const { clientWith, session, toasts } = useConsole();
  const aboutId = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const [newPassword, setNewPassword] = useState('');
  const [failure, setFailure] = useState('');
  const client = clientWith(login.session.token);
  async function submit(): Promise<void> {
    setFailure('');
    if (newPassword.length < shortestPassword) {
      setFailure(t('password.tooShort', { shortest: shortestPassword }));
      return;
    }
    try {
      await client.send(changeOperatorPassword, { oldPassword: login.password, newPassword });
      toasts.show(t('firstPassword.done'), 'good');
      session.open(login.session);
    } catch (error) {
      if (error instanceof RefusalError && error.code === 'operator_login_required') {
        session.close('ended');
        onLeave();
      } else setFailure(failureText(error));
    }
  }
  function leave(): void {
    void client.send(operatorLogout, {}).catch(() => undefined);
    onLeave();
  }
  return (
    <>
      <p id={aboutId} className={styles.about}>
        {t('firstPassword.about')}
      </p>
      <SubmitForm onSubmit={submit} submitLabel={t('password.submit')} failure={failure}>
        <input type="hidden" autoComplete="username" value={login.session.username} readOnly />
        <TextField
          label={t('password.new')}
          help={t('password.help', { shortest: shortestPassword })}
          autoComplete="new-password"
          aria-describedby={aboutId}
          required
          ref={field}
          reveal={{ show: t('login.show'), hide: t('login.hide') }}
          value={newPassword}
          onChange={({ target }) => setNewPassword(target.value)}
        />
      </SubmitForm>
      <Button wide onClick={leave}>
        {t('frame.leave')}
      </Button>
    </>
  );
}
