import { operatorLoginByProvider } from '@portal/shared/contract/operators/sign-in-provider';
import { type KeyProof, NoKeyError } from '@portal/shared/remote/keys/browser-keys';
import { Button } from '@portal/shared/ui/button';
import { SubmitForm } from '@portal/shared/ui/forms/submit-form';
import { useState } from 'react';
import { useConsole } from '../console-parts.ts';
import { Notice } from '../frame/notice.tsx';
import { useFailureText, useText } from '../texts/use-text.ts';
import { CodeField } from './code-field.tsx';
import { KeyButton } from './key-button.tsx';
import { LoginCard } from './login-card.tsx';

const codeDigits = 6;

interface SignInPageProps {
  /** What the provider's sign-in brought: a ticket, or `refused`. */
  result: string;
  onLeave: () => void;
}

/** The second step of a sign-in by a provider: a code or a key, as after a password. */
export function SignInPage({ result, onLeave }: SignInPageProps) {
  const t = useText();
  const isRefused = result === 'refused';
  return (
    <LoginCard title={t('login.title')} about={isRefused ? undefined : t('signIn.about')}>
      {isRefused ? <Notice tone="warn">{t('signIn.refused')}</Notice> : <ProofForm ticket={result} onDone={onLeave} />}
      <Button wide onClick={onLeave}>
        {t('enrol.leave')}
      </Button>
    </LoginCard>
  );
}

function ProofForm({ ticket, onDone }: { ticket: string; onDone: () => void }) {
  const t = useText();
  const failureText = useFailureText();
  const { client, session } = useConsole();
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState('');
  async function submit(): Promise<void> {
    setFailure('');
    if (code.length !== codeDigits) return setFailure(t('enrol.incomplete'));
    await prove({ code }).catch(fail);
  }
  async function prove(proof: { code: string } | { key: KeyProof }): Promise<void> {
    const answer = await client.send(operatorLoginByProvider, { ticket, ...proof });
    session.open(answer);
    onDone();
  }
  function fail(error: unknown): void {
    setCode('');
    setFailure(error instanceof NoKeyError ? t('key.failed') : `${failureText(error)} ${t('signIn.again')}`);
  }
  return (
    <>
      <SubmitForm onSubmit={submit} submitLabel={t('login.submit')} failure={failure}>
        <CodeField help={t('login.codeHelp')} value={code} onChange={setCode} />
      </SubmitForm>
      <KeyButton onProof={(key) => prove({ key })} onFailure={fail} />
    </>
  );
}
