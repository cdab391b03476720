import { listBankAccounts, removeBankAccount } from '@portal/shared/contract/payments/bank-accounts';
import { getWithdrawalTerms } from '@portal/shared/contract/payments/withdrawals';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { useQueryClient } from '@portal/shared/remote/query';
import { useForm } from '@portal/shared/remote/use-form';
import type { BankAccount } from '../../../parts/bank-accounts/bank-account.ts';
import { lastDigits } from '../../../parts/bank-accounts/bank-number.rules.ts';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { PaymentPasswordField } from '../../../parts/payment-password-field.tsx';
import { useChecks } from '../../../parts/use-checks.ts';

interface RemoveBankAccountProps {
  account: BankAccount;
  onClose: () => void;
  onRemoved: () => void;
}

/** Takes an account away, by the payment password. */
export function RemoveBankAccount({ account, onClose, onRemoved }: RemoveBankAccountProps) {
  const host = useHost();
  const intl = useIntl();
  const cache = useQueryClient();
  const checks = useChecks();
  const named = { bank: account.bankName, digits: lastDigits(account.number) };
  const text = (id: string) => intl.formatMessage({ id: `bankAccounts.remove.${id}` }, named);
  const use = useForm({
    initial: { paymentPassword: '' },
    check: ({ paymentPassword }) => ({ paymentPassword: checks.paymentPassword(paymentPassword) }),
    async send({ paymentPassword }) {
      await host.call(removeBankAccount, { id: account.id, paymentPassword });
      for (const { path } of [listBankAccounts, getWithdrawalTerms]) void cache.invalidateQueries({ queryKey: [path] });
      host.toast(text('done'), 'good');
      onClose();
      onRemoved();
    },
    fieldOf: { payment_password_wrong: 'paymentPassword', payment_password_locked: 'paymentPassword' },
  });
  return (
    <FormDialog
      use={use}
      onClose={onClose}
      isDanger
      title={text('title')}
      description={text('text')}
      submitLabel={text('submit')}
    >
      <PaymentPasswordField field={use.field('paymentPassword')} />
    </FormDialog>
  );
}
