import { listTransactions } from '@portal/shared/contract/wallet/transactions';
import { getUplineTerms, transferToUpline } from '@portal/shared/contract/wallet/upline';
import { Money } from '@portal/shared/parts/money';
import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { refusalOf, refusing } from '@portal/shared/remote/calls/refusal-of';
import { useKeyedCall } from '@portal/shared/remote/calls/use-keyed-call';
import { useRefresh } from '@portal/shared/remote/calls/use-refresh';
import { useForm } from '@portal/shared/remote/forms/use-form';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { FactsList } from '@portal/shared/ui/lists/facts-list';
import { type RefObject, useRef, useState } from 'react';
import { AuthenticatorCode } from '../../parts/forms/authenticator-code.tsx';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { PaymentPasswordField } from '../../parts/forms/payment-password-field.tsx';
import { authenticatorRefusals, useAuthenticatorProof } from '../../parts/forms/use-authenticator-proof.ts';
import { useChecks } from '../../parts/forms/use-checks.ts';

interface ConfirmUplineProps {
  amount: string;
  upline: string;
  /** The amount is above what may leave without a code of the authenticator. */
  needsCode: boolean;
  onClose: () => void;
  /** @param words for the player: how much went to whom, and the reference */
  onSent: (words: string) => void;
  /** @param words what is wrong with the amount, which is typed on the page */
  onAmountRefused: (words: string) => void;
  /** Where the focus goes then. */
  amountField: RefObject<HTMLElement | null>;
}

const nothing = { paymentPassword: '', authenticatorCode: '' };
const calls = [getUplineTerms, listTransactions];

/** What happens with the money, and the payment password and, for larger amounts, the code that make it happen. */
export function ConfirmUpline({ onClose, onSent, onAmountRefused, amountField, ...given }: ConfirmUplineProps) {
  const host = useHost();
  const intl = useIntl();
  const refreshCalls = useRefresh(calls);
  const shown = useShownAmount();
  const transfer = useKeyedCall(transferToUpline);
  // What was asked for stays, though the page may read its terms again under the dialog.
  const [{ amount, upline, needsCode }] = useState(given);
  const checks = useChecks();
  const proof = useAuthenticatorProof(needsCode);
  const isAmountRefused = useRef(false);
  const values = { amount: shown(amount), upline };
  const text = (id: string) => intl.formatMessage({ id: `upline.confirm.${id}` }, values);
  const refresh = () => {
    void host.refreshBalance();
    void refreshCalls();
  };
  /** The field that was refused; `true` is where the focus was before. */
  function focusAfter(): HTMLElement | true {
    if (isAmountRefused.current && amountField.current) return amountField.current;
    return true;
  }
  async function send({ paymentPassword, authenticatorCode }: typeof nothing): Promise<void> {
    try {
      const { reference } = await transfer({ amount, paymentPassword, ...proof.inputOf(authenticatorCode) });
      const words = intl.formatMessage({ id: 'upline.done' }, { ...values, reference });
      host.toast(words, 'good');
      onSent(words);
    } catch (error) {
      proof.heed(error);
      refresh();
      const ofAmount = refusalOf(error)?.fields.amount;
      if (ofAmount) {
        isAmountRefused.current = true;
        onClose();
        onAmountRefused(ofAmount);
        return;
      }
      throw refusalOf(error) ? error : refusing('no_answer', text('unknown'));
    }
    refresh();
    onClose();
  }
  const use = useForm({
    initial: nothing,
    check: ({ paymentPassword, authenticatorCode }) => ({
      paymentPassword: checks.paymentPassword(paymentPassword),
      authenticatorCode: proof.check(authenticatorCode),
    }),
    send,
    fieldOf: {
      payment_password_wrong: 'paymentPassword',
      payment_password_locked: 'paymentPassword',
      ...authenticatorRefusals,
    },
  });
  return (
    <FormDialog
      finalFocus={focusAfter}
      use={use}
      onClose={onClose}
      title={text('title')}
      description={text('text')}
      submitLabel={text('yes')}
    >
      <FactsList
        facts={[
          { name: intl.formatMessage({ id: 'upline.to' }), value: upline },
          { name: intl.formatMessage({ id: 'upline.amount' }), value: <Money amount={amount} />, isMain: true },
        ]}
      />
      <PaymentPasswordField field={use.field('paymentPassword')} />
      {proof.isAsked ? <AuthenticatorCode field={use.field('authenticatorCode')} takesRecoveryCode /> : null}
    </FormDialog>
  );
}
