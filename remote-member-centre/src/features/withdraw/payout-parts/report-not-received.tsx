import { reportWithdrawal } from '@portal/shared/contract/payments/withdrawals';
import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { refusalOf } from '@portal/shared/remote/calls/refusal-of';
import { useKeyedCall } from '@portal/shared/remote/calls/use-keyed-call';
import { useForm } from '@portal/shared/remote/forms/use-form';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { FormDialog, formWords } from '../../../parts/forms/form-dialog.tsx';
import { useWithdrawalRefresh } from '../use-withdrawal-updates.ts';
import type { Part, Withdrawal } from '../withdrawal.ts';
import { ProofField } from './proof-field.tsx';
import { useProofs } from './use-proofs.ts';

interface ReportNotReceivedProps {
  withdrawal: Pick<Withdrawal, 'id' | 'account'>;
  part: Part;
  onClose: () => void;
}

/** Report of a payment that did not arrive, with proofs. */
export function ReportNotReceived({ withdrawal: { id, account }, part, onClose }: ReportNotReceivedProps) {
  const host = useHost();
  const intl = useIntl();
  const shown = useShownAmount();
  const proofs = useProofs(id);
  const report = useKeyedCall(reportWithdrawal);
  const refresh = useWithdrawalRefresh();
  const values = { amount: shown(part.amount), bank: account?.bankName ?? '' };
  const text = (key: string) => intl.formatMessage({ id: `withdraw.report.${key}` }, values);
  const use = useForm({
    initial: { proofs: '' },
    check: () => ({ proofs: proofs.list.length > 0 ? undefined : text('missing') }),
    async send() {
      try {
        await report({ id, partIds: [part.id], proofIds: await proofs.upload() });
      } catch (error) {
        const code = refusalOf(error)?.code;
        if (code === 'proof_missing') proofs.forget();
        if (code === 'withdrawal_state') refresh();
        throw error;
      }
      host.toast(text('done'), 'good');
      refresh();
      onClose();
    },
    fieldOf: { proof_refused: 'proofs', proof_missing: 'proofs' },
  });
  return (
    <FormDialog use={use} onClose={onClose} {...formWords(text)}>
      <ProofField
        name="proofs"
        proofs={proofs}
        error={use.field('proofs').error}
        onChange={() => use.set('proofs', '')}
      />
    </FormDialog>
  );
}
