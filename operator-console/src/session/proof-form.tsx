import { type KeyProof, NoKeyError } from '@portal/shared/remote/keys/browser-keys';
import { SubmitForm } from '@portal/shared/ui/forms/submit-form';
import { useState } from 'react';
import { useFailureText, useText } from '../texts/use-text.ts';
import { CodeField } from './code-field.tsx';
import { KeyButton } from './key-button.tsx';

const codeDigits = 6;

interface ProofFormProps {
  submitLabel: string;
  prove: (proof: { code: string } | { key: KeyProof }) => Promise<void>;
  /** Follows the text of a refusal. */
  wayOn?: string;
}

/** Asks for an authenticator code or a security key. */
export function ProofForm({ submitLabel, prove, wayOn }: ProofFormProps) {
  const t = useText();
  const failureText = useFailureText();
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState('');
  async function submit(): Promise<void> {
    setFailure('');
    if (code.length !== codeDigits) return setFailure(t('enrol.incomplete'));
    await prove({ code }).catch(fail);
  }
  function fail(error: unknown): void {
    setCode('');
    const refusal = wayOn === undefined ? failureText(error) : `${failureText(error)} ${wayOn}`;
    setFailure(error instanceof NoKeyError ? t('key.failed') : refusal);
  }
  return (
    <>
      <SubmitForm onSubmit={submit} submitLabel={submitLabel} failure={failure}>
        <CodeField help={t('login.codeHelp')} value={code} onChange={setCode} />
      </SubmitForm>
      <KeyButton onProof={(key) => prove({ key })} onFailure={fail} />
    </>
  );
}
