import { stepUpOperator } from '@portal/shared/contract/operators/session';
import { Dialog } from '@portal/shared/ui/dialogs/dialog';
import { useSyncExternalStore } from 'react';
import { useConsole } from '../console-parts.ts';
import { useText } from '../texts/use-text.ts';
import { ProofForm } from './proof-form.tsx';

/** Asks for a new code whenever the platform demands one, and lets what was refused go on. */
export function StepUpDialog() {
  const { stepUp } = useConsole();
  const isAsked = useSyncExternalStore(stepUp.subscribe, stepUp.isAsked);
  return isAsked ? <Question /> : null;
}

function Question() {
  const t = useText();
  const { client, stepUp } = useConsole();
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
      <ProofForm
        submitLabel={t('stepUp.submit')}
        prove={async (proof) => {
          await client.send(stepUpOperator, proof);
          stepUp.answer(true);
        }}
      />
    </Dialog>
  );
}
