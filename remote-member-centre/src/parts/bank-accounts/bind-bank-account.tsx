import type { CallInput } from '@portal/shared/contract/calls/define-call';
import { accountNumber } from '@portal/shared/contract/payments/account-number.rules';
import { bindBankAccount, listBankAccounts } from '@portal/shared/contract/payments/bank-accounts';
import { getWithdrawalTerms } from '@portal/shared/contract/payments/withdrawals';
import { useRefresh } from '@portal/shared/remote/calls/use-refresh';
import { useForm } from '@portal/shared/remote/forms/use-form';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { TextField } from '@portal/shared/ui/forms/text-field';
import { AuthenticatorCode } from '../forms/authenticator-code.tsx';
import { FormDialog, formWords } from '../forms/form-dialog.tsx';
import { PaymentPasswordField } from '../forms/payment-password-field.tsx';
import { authenticatorRefusals, useAuthenticatorProof } from '../forms/use-authenticator-proof.ts';
import { useChecks } from '../forms/use-checks.ts';
import type { BankAccount, BankAccounts, PayoutBank } from './bank-account.ts';
import { lastDigits } from './bank-number.rules.ts';
import { BankPicker } from './bank-picker.tsx';

interface BindBankAccountProps {
  known: BankAccounts;
  /** The form asks for a code at once. */
  hasAuthenticator: boolean;
  onClose: () => void;
  onBound?: (account: BankAccount) => void;
}

const digitsOf = ({ minDigits, maxDigits }: PayoutBank) => (minDigits === maxDigits ? 'exact' : 'range');

const calls = [listBankAccounts, getWithdrawalTerms];

/** Reads again what a bound or removed account has changed. */
export const useBankAccountRefresh = () => useRefresh(calls);

/** Values, checks and sending of the form that binds an account. */
function useBindForm({ known, hasAuthenticator, onClose, onBound }: BindBankAccountProps) {
  const host = useHost();
  const intl = useIntl();
  const refresh = useBankAccountRefresh();
  const checks = useChecks();
  const proof = useAuthenticatorProof(hasAuthenticator);
  const text = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `bankAccounts.${id}` }, values);
  const bankOf = (bankCode: string) => known.banks.find(({ code }) => code === bankCode);
  const numberFault = (bankCode: string, number: string) => {
    const bank = bankOf(bankCode);
    return (
      checks.filled(number) ??
      (bank && !accountNumber(number, bank) ? text(`number.wrong.${digitsOf(bank)}`, { ...bank }) : undefined)
    );
  };
  async function bind(input: CallInput<typeof bindBankAccount>): Promise<BankAccount> {
    try {
      return await host.call(bindBankAccount, input);
    } catch (error) {
      proof.heed(error);
      throw error;
    }
  }
  const use = useForm({
    initial: { bankCode: '', number: '', holder: '', paymentPassword: '', authenticatorCode: '' },
    check: ({ bankCode, number, holder, paymentPassword, authenticatorCode }) => ({
      bankCode: bankOf(bankCode) ? undefined : text('bank.missing'),
      number: numberFault(bankCode, number),
      holder: checks.filled(holder),
      paymentPassword: checks.paymentPassword(paymentPassword),
      authenticatorCode: proof.check(authenticatorCode),
    }),
    async send({ authenticatorCode, ...values }) {
      const account = await bind({ ...values, ...proof.inputOf(authenticatorCode) });
      void refresh();
      host.toast(text('bound', { bank: account.bankName, digits: lastDigits(account.number) }), 'good');
      onBound?.(account);
      onClose();
    },
    fieldOf: {
      unknown_bank: 'bankCode',
      invalid_account_number: 'number',
      bank_account_exists: 'number',
      bank_account_taken: 'number',
      invalid_holder: 'holder',
      holder_differs: 'holder',
      payment_password_wrong: 'paymentPassword',
      payment_password_locked: 'paymentPassword',
      ...authenticatorRefusals,
    },
  });
  return { use, text, chosen: bankOf(use.values.bankCode), needsCode: proof.isAsked };
}

/** Binds a bank account or wallet; its holder has to be the registered real name, or becomes it. */
export function BindBankAccount(props: BindBankAccountProps) {
  const { known, onClose } = props;
  const { use, text, chosen, needsCode } = useBindForm(props);
  const { error } = use.field('bankCode');
  return (
    <FormDialog use={use} onClose={onClose} {...formWords(text)}>
      <BankPicker
        name="bankCode"
        banks={known.banks}
        chosen={chosen}
        error={error}
        onChoose={({ code }) => use.set('bankCode', code)}
      />
      <TextField
        {...use.field('number')}
        required
        label={text(chosen?.kind === 'wallet' ? 'number.wallet' : 'number')}
        help={chosen ? text(`number.${digitsOf(chosen)}`, { ...chosen }) : undefined}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
      />
      <TextField
        {...use.field('holder')}
        required
        label={text('holder')}
        help={known.realName ? text('holder.help', { name: known.realName }) : text('holder.first')}
        autoComplete="name"
        maxLength={80}
      />
      <PaymentPasswordField field={use.field('paymentPassword')} />
      {needsCode ? <AuthenticatorCode field={use.field('authenticatorCode')} takesRecoveryCode /> : null}
    </FormDialog>
  );
}
