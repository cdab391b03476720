import type { Contract } from '@portal/shared/contract/agents/contracts';
import { useIntl } from '@portal/shared/remote/intl';
import { ConfirmDialog } from '@portal/shared/ui/dialogs/confirm-dialog';
import { FailureNote } from '@portal/shared/ui/feedback/failure-note';
import { type DownlineRequest, useDownlineRequest } from './use-downline-request.ts';

interface AskDialogProps {
  contract: Contract;
  ask: DownlineRequest;
  onClose: () => void;
}

/** Asks for confirmation before a termination request is sent to a downline, or withdrawn. */
export function DownlineRequestDialog({ contract, ask, onClose }: AskDialogProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id }, { account: contract.account });
  const { send, isBusy, failure } = useDownlineRequest(contract, onClose);
  return (
    <ConfirmDialog
      isOpen
      title={text(`contracts.confirm.${ask}`)}
      closeLabel={text('contracts.close')}
      cancelLabel={text('contracts.back')}
      confirmLabel={text(`contracts.${ask}`)}
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void send(ask)}
    >
      <p>{text(`contracts.confirm.${ask}.text`)}</p>
      <FailureNote>{failure}</FailureNote>
    </ConfirmDialog>
  );
}
