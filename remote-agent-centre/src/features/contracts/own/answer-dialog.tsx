import type { Contract, ContractRequest } from '@portal/shared/contract/agents/contracts';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { ConfirmDialog } from '@portal/shared/ui/dialogs/confirm-dialog';
import { FailureNote } from '@portal/shared/ui/feedback/failure-note';
import styles from '../contracts.module.css';
import { AffectedBelow } from './affected-below.tsx';
import { useAnswer } from './use-answer.ts';

interface AnswerDialogProps {
  contract: Contract;
  request: ContractRequest;
  answer: 'accept' | 'reject';
  onClose: () => void;
}

/** Asks for confirmation and shows the effect of accepting: the start, and contracts below that would end. */
export function AnswerDialog({ contract, request, answer, onClose }: AnswerDialogProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const isAgreeing = answer === 'accept';
  const send = useAnswer(contract, { action: answer, requestId: request.id, onDone: onClose });
  const { affected = [], failure } = send.preview;
  const isEnding = request.type === 'termination';
  const label = confirmLabel(answer, isEnding || affected.length > 0);
  return (
    <ConfirmDialog
      isOpen
      title={text(`contracts.confirm.${answer}.${request.type}`)}
      closeLabel={text('contracts.close')}
      cancelLabel={text('contracts.back')}
      confirmLabel={text(failure ? 'failed.retry' : label)}
      isDanger={isAgreeing && (isEnding || affected.length > 0)}
      isBusy={send.isBusy}
      onCancel={onClose}
      onConfirm={send.answer}
    >
      <div className={styles.question}>
        <p>
          <FormattedMessage id={`contracts.confirm.${answer}.${request.type}.text`} />
        </p>
        {isAgreeing ? <AffectedBelow preview={send.preview} /> : null}
        <FailureNote>{send.failure}</FailureNote>
      </div>
    </ConfirmDialog>
  );
}

function confirmLabel(answer: 'accept' | 'reject', endsSomething: boolean): string {
  if (answer === 'reject') return 'contracts.reject';
  return endsSomething ? 'contracts.agreeAndEnd' : 'contracts.agree';
}
