import { amountTyped } from '@portal/shared/contract/typed/typed-amount.rules';
import { Money } from '@portal/shared/parts/money';
import { FormattedMessage } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { FactsList } from '@portal/shared/ui/lists/facts-list';
import { type FormEvent, useRef, useState } from 'react';
import { amountProblem } from '../../../parts/amounts/limited-amount.rules.ts';
import { needsAuthenticator } from '../../../parts/amounts/needs-authenticator.rules.ts';
import type { BankAccounts } from '../../../parts/bank-accounts/bank-account.ts';
import { useBinding } from '../../../parts/bank-accounts/use-binding.tsx';
import { usePromiseWords } from '../../../parts/progress/use-promise-words.ts';
import { partingOf } from '../amount.rules.ts';
import { useWithdrawalRefresh } from '../use-withdrawal-updates.ts';
import type { Terms } from '../withdrawal.ts';
import { AccountChoice } from './account-choice.tsx';
import { AmountField } from './amount-field.tsx';
import styles from './apply.module.css';
import { type Asked, ConfirmWithdrawal } from './confirm-withdrawal.tsx';

interface ApplyFormProps {
  terms: Terms;
  known: BankAccounts;
  /** @param id of the withdrawal that is under way from now on */
  onApplied: (id: string) => void;
  /** The account is closed, says the platform. */
  onClosed: () => void;
}

/** Withdrawal form; shows fee and payout before it asks for anything. */
export function ApplyForm({ terms, known, onApplied, onClosed }: ApplyFormProps) {
  const [chosen, setChosen] = useState('');
  const [typed, setTyped] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  // The requested values; the balance may change meanwhile.
  const [asked, setAsked] = useState<Asked>();
  const words = usePromiseWords();
  const field = useRef<HTMLInputElement>(null);
  const closing = useClosing(onClosed);
  const binding = useBinding(known, ({ id }) => setChosen(id));
  const account = known.accounts.find(({ id }) => id === chosen) ?? known.accounts[0];
  const problem = amountProblem(typed, { ...terms, balance: terms.withdrawable });
  const amount = problem ? undefined : amountTyped(typed);
  const parting = amount ? partingOf(amount, terms) : undefined;
  if (!account) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (parting)
      setAsked({
        parting,
        account,
        needsCode: needsAuthenticator(parting.amount, terms),
        canUsePasskey: terms.canUsePasskey === true,
      });
    else field.current?.focus();
  };
  return (
    <>
      <form className={styles.form} onSubmit={submit} noValidate aria-labelledby="withdraw-form">
        <h3 id="withdraw-form" className={styles.heading}>
          <FormattedMessage id="withdraw.title" />
        </h3>
        <AccountChoice known={known} chosen={account.id} onChoose={setChosen} onBind={binding.open} />
        <AmountField
          terms={terms}
          typed={typed}
          amount={amount}
          problem={isChecked ? problem : undefined}
          fieldRef={field}
          onType={(text) => {
            setIsChecked(false);
            setTyped(text);
          }}
        />
        <FactsList
          className={styles.preview}
          facts={[
            { name: <FormattedMessage id="withdraw.fee" />, value: parting ? <Money amount={parting.fee} /> : '—' },
            {
              name: <FormattedMessage id="withdraw.arrives" />,
              value: parting ? <Money amount={parting.arrives} /> : '—',
              isMain: true,
            },
            {
              name: <FormattedMessage id="withdraw.usual" />,
              value: words.duration(terms.promisedMinutes[account.kind]),
            },
          ]}
        />
        <Button type="submit" variant="primary" size="large" wide>
          <FormattedMessage id="withdraw.next" />
        </Button>
      </form>
      {/* Beside the form: what is sent there is none of its own. */}
      {binding.dialog}
      {asked ? (
        <ConfirmWithdrawal
          asked={asked}
          onApplied={onApplied}
          onFailed={closing.note}
          onClose={() => {
            setAsked(undefined);
            closing.end();
          }}
        />
      ) : null}
    </>
  );
}

/** A refusal is shown in the dialog; the page reloads when it is closed. */
function useClosing(onClosed: () => void) {
  const refresh = useWithdrawalRefresh();
  const failure = useRef<{ code: string | undefined }>(undefined);
  return {
    note(code: string | undefined): void {
      failure.current = { code };
    },
    end(): void {
      if (failure.current) refresh();
      if (failure.current?.code === 'account_closed') onClosed();
      failure.current = undefined;
    },
  };
}
