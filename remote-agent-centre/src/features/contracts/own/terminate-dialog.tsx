import type { Contract } from '@portal/shared/contract/agents/contracts';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { ConfirmDialog } from '@portal/shared/ui/dialogs/confirm-dialog';
import { FailureNote } from '@portal/shared/ui/feedback/failure-note';
import styles from '../contracts.module.css';
import { AffectedBelow } from './affected-below.tsx';
import { useAnswer } from './use-answer.ts';

/** Dialog to end the own contract: the effect for the agent, and contracts below that end with it. */
export function TerminateDialog({ contract, onClose }: { contract: Contract; onClose: () => void }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const { answer, preview, isBusy, failure } = useAnswer(contract, { action: 'terminate', onDone: onClose });
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={text('contracts.confirm.terminate')}
      closeLabel={text('contracts.close')}
      cancelLabel={text('contracts.back')}
      confirmLabel={text(preview.failure ? 'failed.retry' : 'contracts.terminate')}
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={answer}
    >
      <div className={styles.question}>
        <p>
          <FormattedMessage id="contracts.confirm.terminate.text" />
        </p>
        <p>
          <FormattedMessage id="contracts.confirm.terminate.below" />
        </p>
        <AffectedBelow preview={preview} />
        <FailureNote>{failure}</FailureNote>
      </div>
    </ConfirmDialog>
  );
}
