import type { Contract } from '@portal/shared/contract/agents/contract-calls';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { ConfirmDialog } from '@portal/shared/ui/confirm-dialog';
import { FailureNote } from '@portal/shared/ui/failure-note';
import styles from '../contracts.module.css';
import { useAnswer } from './use-answer.ts';

/** Ending the own contract unasked: what it means for the agent and for those below. */
export function TerminateDialog({ contract, onClose }: { contract: Contract; onClose: () => void }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const { answer, isBusy, failure } = useAnswer(contract, onClose);
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={text('contracts.confirm.terminate')}
      closeLabel={text('contracts.close')}
      cancelLabel={text('contracts.back')}
      confirmLabel={text('contracts.terminate')}
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void answer('terminate')}
    >
      <div className={styles.question}>
        <p>
          <FormattedMessage id="contracts.confirm.terminate.text" />
        </p>
        <p>
          <FormattedMessage id="contracts.confirm.terminate.below" />
        </p>
        <FailureNote>{failure}</FailureNote>
      </div>
    </ConfirmDialog>
  );
}
