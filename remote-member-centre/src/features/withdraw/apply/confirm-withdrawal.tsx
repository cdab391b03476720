import { applyForWithdrawal } from '@portal/shared/contract/payments/withdrawals';
import { Money } from '@portal/shared/parts/money';
import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { refusalOf, refusing } from '@portal/shared/remote/calls/refusal-of';
import { useKeyedCall } from '@portal/shared/remote/calls/use-keyed-call';
import { useHost } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { FactsList } from '@portal/shared/ui/lists/facts-list';
import { AccountName } from '../../../parts/bank-accounts/account-words.tsx';
import type { BankAccount } from '../../../parts/bank-accounts/bank-account.ts';
import { BankLogo } from '../../../parts/bank-accounts/bank-logo.tsx';
import { FormDialog } from '../../../parts/forms/form-dialog.tsx';
import { PaymentPasswordField } from '../../../parts/forms/payment-password-field.tsx';
import { usePaymentPasswordForm } from '../../../parts/forms/use-payment-password-form.ts';
import type { Parting } from '../amount.rules.ts';
import { useWithdrawalRefresh } from '../use-withdrawal-updates.ts';
import styles from './confirm-withdrawal.module.css';

export interface Asked {
  parting: Parting;
  account: BankAccount;
}

interface ConfirmWithdrawalProps {
  asked: Asked;
  onClose: () => void;
  /** @param code of the refusal; undefined when no answer came */
  onFailed: (code: string | undefined) => void;
  /** @param id of the withdrawal */
  onApplied: (id: string) => void;
}

/** Confirmation with the amounts and the payment password. */
export function ConfirmWithdrawal({ asked, onClose, onFailed, onApplied }: ConfirmWithdrawalProps) {
  const host = useHost();
  const intl = useIntl();
  const shown = useShownAmount();
  const refresh = useWithdrawalRefresh();
  const apply = useKeyedCall(applyForWithdrawal);
  const { amount, fee, arrives, balanceAfter } = asked.parting;
  const values = { amount: shown(amount) };
  const text = (id: string) => intl.formatMessage({ id: `withdraw.confirm.${id}` }, values);
  async function send({ paymentPassword }: { paymentPassword: string }): Promise<void> {
    try {
      const { id } = await apply({ bankAccountId: asked.account.id, amount, paymentPassword });
      onApplied(id);
    } catch (error) {
      const refusal = refusalOf(error);
      onFailed(refusal?.code);
      throw refusal ? error : refusing('no_answer', text('unknown'));
    }
    host.toast(text('done'), 'good');
    void host.refreshBalance();
    refresh();
    onClose();
  }
  const use = usePaymentPasswordForm(send);
  return (
    <FormDialog use={use} onClose={onClose} title={text('title')} description={text('text')} submitLabel={text('yes')}>
      <FactsList
        className={styles.facts}
        facts={[
          { name: <FormattedMessage id="withdraw.from" />, value: <FormattedMessage id="wallet.main" /> },
          {
            name: <FormattedMessage id="withdraw.to" />,
            value: (
              <span className={styles.account}>
                <BankLogo bank={asked.account} size={28} />
                <AccountName account={asked.account} />
              </span>
            ),
          },
          { name: <FormattedMessage id="withdraw.amount" />, value: <Money amount={amount} /> },
          { name: <FormattedMessage id="withdraw.fee" />, value: <Money amount={fee} /> },
          { name: <FormattedMessage id="withdraw.arrives" />, value: <Money amount={arrives} />, isMain: true },
          { name: <FormattedMessage id="withdraw.balanceAfter" />, value: <Money amount={balanceAfter} /> },
        ]}
      />
      <PaymentPasswordField field={use.field('paymentPassword')} />
    </FormDialog>
  );
}
