import { operatorLogin } from '@portal/shared/contract/operators/session';
import { type KeyProof, NoKeyError } from '@portal/shared/remote/keys/browser-keys';
import { SubmitForm } from '@portal/shared/ui/forms/submit-form';
import { TextField } from '@portal/shared/ui/forms/text-field';
import { useState } from 'react';
import { useConsole, useSession } from '../console-parts.ts';
import { Notice } from '../frame/notice.tsx';
import { useFailureText, useText } from '../texts/use-text.ts';
import { CodeField } from './code-field.tsx';
import { KeyButton } from './key-button.tsx';
import { LoginCard } from './login-card.tsx';
import { ProviderLink } from './provider-link.tsx';

const codeDigits = 6;

/** Asks for username, password and authenticator code together, so that an error does not reveal which was wrong. */
export function LoginPage() {
  const t = useText();
  const { closedBecause } = useSession();
  return (
    <LoginCard title={t('login.title')} about={t('login.about')}>
      {closedBecause ? <Notice tone="warn">{t(`login.closed.${closedBecause}`)}</Notice> : null}
      <LoginForm />
      <ProviderLink />
    </LoginCard>
  );
}

function LoginForm() {
  const t = useText();
  const failureText = useFailureText();
  const { client, session } = useConsole();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState('');
  async function submit(): Promise<void> {
    setFailure('');
    if (!username.trim() || !password || code.length !== codeDigits) return setFailure(t('login.incomplete'));
    await logIn({ code }).catch(fail);
  }
  async function logIn(proof: { code: string } | { key: KeyProof }): Promise<void> {
    const name = username.trim();
    const answer = await client.send(operatorLogin, { username: name, password, ...proof });
    session.open({ ...answer, username: name.toLowerCase() });
  }
  function fail(error: unknown): void {
    setCode('');
    setFailure(error instanceof NoKeyError ? t('key.failed') : failureText(error));
  }
  const missing = () => (username.trim() && password ? undefined : t('key.incomplete'));
  return (
    <>
      <SubmitForm onSubmit={submit} submitLabel={t('login.submit')} failure={failure}>
        <TextField
          label={t('login.username')}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={username}
          onChange={({ target }) => setUsername(target.value)}
        />
        <TextField
          label={t('login.password')}
          name="password"
          autoComplete="current-password"
          required
          reveal={{ show: t('login.show'), hide: t('login.hide') }}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        <CodeField help={t('login.codeHelp')} value={code} onChange={setCode} />
      </SubmitForm>
      <KeyButton missing={missing} onMissing={setFailure} onProof={(key) => logIn({ key })} onFailure={fail} />
    </>
  );
}
