import { applyForWithdrawal } from '@portal/shared/contract/payments/withdrawals';
import { Money } from '@portal/shared/parts/money';
import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { refusalOf, refusing } from '@portal/shared/remote/calls/refusal-of';
import { useKeyedCall } from '@portal/shared/remote/calls/use-keyed-call';
import { useForm } from '@portal/shared/remote/forms/use-form';
import { useHost } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { hasPasskeysHere } from '@portal/shared/remote/keys/browser-keys';
import { useOneAtATime } from '@portal/shared/ui/behaviour/use-one-at-a-time';
import { Button } from '@portal/shared/ui/button';
import { FactsList } from '@portal/shared/ui/lists/facts-list';
import { AccountName } from '../../../parts/bank-accounts/account-words.tsx';
import type { BankAccount } from '../../../parts/bank-accounts/bank-account.ts';
import { BankLogo } from '../../../parts/bank-accounts/bank-logo.tsx';
import { AuthenticatorCode } from '../../../parts/forms/authenticator-code.tsx';
import { FormDialog } from '../../../parts/forms/form-dialog.tsx';
import { PaymentPasswordField } from '../../../parts/forms/payment-password-field.tsx';
import { authenticatorRefusals, useAuthenticatorProof } from '../../../parts/forms/use-authenticator-proof.ts';
import { useChecks } from '../../../parts/forms/use-checks.ts';
import type { Parting } from '../amount.rules.ts';
import { useWithdrawalRefresh } from '../use-withdrawal-updates.ts';
import styles from './confirm-withdrawal.module.css';
import { usePasskeyProof } from './use-passkey-proof.ts';

export interface Asked {
  parting: Parting;
  account: BankAccount;
  /** The amount is above what may leave without a code of the authenticator. */
  needsCode: boolean;
  /** A passkey of the member may replace the payment password. */
  canUsePasskey: boolean;
}

interface ConfirmWithdrawalProps {
  asked: Asked;
  onClose: () => void;
  /** @param code of the refusal; undefined when no answer came */
  onFailed: (code: string | undefined) => void;
  /** @param id of the withdrawal */
  onApplied: (id: string) => void;
}

const nothing = { paymentPassword: '', authenticatorCode: '' };

/** Confirmation with the amounts, the payment password or a passkey and, for larger amounts, a code of the authenticator. */
export function ConfirmWithdrawal({ asked, onClose, onFailed, onApplied }: ConfirmWithdrawalProps) {
  const host = useHost();
  const intl = useIntl();
  const shown = useShownAmount();
  const refresh = useWithdrawalRefresh();
  const apply = useKeyedCall(applyForWithdrawal);
  const { amount, fee, arrives, balanceAfter } = asked.parting;
  const text = (id: string, more = {}) =>
    intl.formatMessage({ id: `withdraw.confirm.${id}` }, { amount: shown(amount), ...more });
  const checks = useChecks();
  const proof = useAuthenticatorProof(asked.needsCode);
  const passkey = usePasskeyProof({ bankAccountId: asked.account.id, amount });
  async function send({ paymentPassword, authenticatorCode }: typeof nothing): Promise<void> {
    const confirmation = passkey.isChosen() ? { passkey: await passkey.prove() } : { paymentPassword };
    try {
      const code = proof.inputOf(authenticatorCode);
      const { id, reference } = await apply({ bankAccountId: asked.account.id, amount, ...confirmation, ...code });
      onApplied(id);
      host.toast(text('done', { reference }), 'good');
    } catch (error) {
      proof.heed(error);
      const refusal = refusalOf(error);
      if (refusal) passkey.forget();
      onFailed(refusal?.code);
      throw refusal ? error : refusing('no_answer', text('unknown'));
    }
    void host.refreshBalance();
    refresh();
    onClose();
  }
  const use = useForm({
    initial: nothing,
    check: ({ paymentPassword, authenticatorCode }) => ({
      paymentPassword: passkey.isChosen() ? undefined : checks.paymentPassword(paymentPassword),
      authenticatorCode: proof.check(authenticatorCode),
    }),
    send,
    fieldOf: {
      payment_password_wrong: 'paymentPassword',
      payment_password_locked: 'paymentPassword',
      ...authenticatorRefusals,
    },
  });
  const [submitByPasskey, isAsking] = useOneAtATime(() => passkey.choose(use.form.onSubmit));
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
      {asked.canUsePasskey && hasPasskeysHere(host.site) ? (
        <Button wide busy={isAsking} onClick={() => void submitByPasskey()}>
          {text('passkey')}
        </Button>
      ) : null}
      {proof.isAsked ? <AuthenticatorCode field={use.field('authenticatorCode')} takesRecoveryCode /> : null}
    </FormDialog>
  );
}
