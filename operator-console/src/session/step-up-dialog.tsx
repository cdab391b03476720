import { stepUpOperator } from '@portal/shared/contract/operators/session';
import { type KeyProof, NoKeyError } from '@portal/shared/remote/keys/browser-keys';
import { Dialog } from '@portal/shared/ui/dialogs/dialog';
import { SubmitForm } from '@portal/shared/ui/forms/submit-form';
import { useState, useSyncExternalStore } from 'react';
import { useConsole } from '../console-parts.ts';
import { useFailureText, useText } from '../texts/use-text.ts';
import { CodeField } from './code-field.tsx';
import { KeyButton } from './key-button.tsx';

const codeDigits = 6;

/** Asks for a new code whenever the platform demands one, and lets what was refused go on. */
export function StepUpDialog() {
  const { stepUp } = useConsole();
  const isAsked = useSyncExternalStore(stepUp.subscribe, stepUp.isAsked);
  return isAsked ? <Question /> : null;
}

function Question() {
  const t = useText();
  const failureText = useFailureText();
  const { client, stepUp } = useConsole();
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState('');
  async function submit(): Promise<void> {
    setFailure('');
    if (code.length !== codeDigits) return setFailure(t('enrol.incomplete'));
    await prove({ code }).catch(fail);
  }
  async function prove(proof: { code: string } | { key: KeyProof }): Promise<void> {
    await client.send(stepUpOperator, proof);
    stepUp.answer(true);
  }
  function fail(error: unknown): void {
    setCode('');
    setFailure(error instanceof NoKeyError ? t('key.failed') : failureText(error));
  }
  return (
    <Dialog
      isOpen
      isSticky
      size="small"
      title={t('stepUp.title')}
      closeLabel={t('frame.close')}
      onClose={() => stepUp.answer(false)}
    >
      <p>{t('stepUp.about')}</p>
      <SubmitForm onSubmit={submit} submitLabel={t('stepUp.submit')} failure={failure}>
        <CodeField help={t('login.codeHelp')} value={code} onChange={setCode} />
      </SubmitForm>
      <KeyButton onProof={(key) => prove({ key })} onFailure={fail} />
    </Dialog>
  );
}
