import { removeBankAccount } from '@portal/shared/contract/payments/bank-accounts';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import type { BankAccount } from '../../../parts/bank-accounts/bank-account.ts';
import { lastDigits } from '../../../parts/bank-accounts/bank-number.rules.ts';
import { useBankAccountRefresh } from '../../../parts/bank-accounts/bind-bank-account.tsx';
import { FormDialog, formWords } from '../../../parts/forms/form-dialog.tsx';
import { PaymentPasswordField } from '../../../parts/forms/payment-password-field.tsx';
import { usePaymentPasswordForm } from '../../../parts/forms/use-payment-password-form.ts';

interface RemoveBankAccountProps {
  account: BankAccount;
  onClose: () => void;
  onRemoved: () => void;
}

/** Removes a bank account after the payment password. */
export function RemoveBankAccount({ account, onClose, onRemoved }: RemoveBankAccountProps) {
  const host = useHost();
  const intl = useIntl();
  const refresh = useBankAccountRefresh();
  const named = { bank: account.bankName, digits: lastDigits(account.number) };
  const text = (id: string) => intl.formatMessage({ id: `bankAccounts.remove.${id}` }, named);
  const use = usePaymentPasswordForm(async ({ paymentPassword }) => {
    await host.call(removeBankAccount, { id: account.id, paymentPassword });
    void refresh();
    host.toast(text('done'), 'good');
    onClose();
    onRemoved();
  });
  return (
    <FormDialog use={use} onClose={onClose} isDanger {...formWords(text)}>
      <PaymentPasswordField field={use.field('paymentPassword')} />
    </FormDialog>
  );
}
