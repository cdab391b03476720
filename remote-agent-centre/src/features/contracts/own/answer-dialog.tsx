import { type Contract, type ContractRequest, previewRequest } from '@portal/shared/contract/agents/contract-calls';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { refusalOf } from '@portal/shared/remote/refusal-of';
import { ConfirmDialog } from '@portal/shared/ui/confirm-dialog';
import { FailureNote } from '@portal/shared/ui/failure-note';
import { Skeleton } from '@portal/shared/ui/skeleton';
import styles from '../contracts.module.css';
import { AffectedBelow } from './affected-below.tsx';
import { useAnswer } from './use-answer.ts';

interface AnswerDialogProps {
  contract: Contract;
  request: ContractRequest;
  answer: 'accept' | 'reject';
  onClose: () => void;
}

/** Asks once more, and says what agreeing means: from when, and whose contracts below would end. */
export function AnswerDialog({ contract, request, answer, onClose }: AnswerDialogProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const isAgreeing = answer === 'accept';
  const preview = useCallQuery(previewRequest, { requestId: request.id }, { enabled: isAgreeing });
  const send = useAnswer(contract, onClose);
  const affected = preview.data?.affected ?? [];
  const isEnding = request.type === 'termination';
  const isUnknown = isAgreeing && !preview.data;
  const failed = preview.isError ? (refusalOf(preview.error)?.message ?? text('failed.text')) : '';
  return (
    <ConfirmDialog
      isOpen
      title={text(`contracts.confirm.${answer}.${request.type}`)}
      closeLabel={text('contracts.close')}
      cancelLabel={text('contracts.back')}
      confirmLabel={text(confirmLabel(answer, isEnding || affected.length > 0))}
      isDanger={isAgreeing && (isEnding || affected.length > 0)}
      isBusy={send.isBusy || (isUnknown && !failed)}
      onCancel={onClose}
      onConfirm={() => (failed ? void preview.refetch() : void send.answer(answer, request.id))}
    >
      <div className={styles.question}>
        <p>
          <FormattedMessage id={`contracts.confirm.${answer}.${request.type}.text`} />
        </p>
        {isAgreeing && !failed ? (
          preview.data ? (
            <AffectedBelow affected={affected} />
          ) : (
            <Skeleton shape="block" width="100%" height={64} />
          )
        ) : null}
        <FailureNote>{send.failure || failed}</FailureNote>
      </div>
    </ConfirmDialog>
  );
}

function confirmLabel(answer: 'accept' | 'reject', endsSomething: boolean): string {
  if (answer === 'reject') return 'contracts.reject';
  return endsSomething ? 'contracts.agreeAndEnd' : 'contracts.agree';
}
