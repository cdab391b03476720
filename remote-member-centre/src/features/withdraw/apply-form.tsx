import { useHost } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { Chip } from '@portal/shared/ui/chip';
import { TextField } from '@portal/shared/ui/text-field';
import { type FormEvent, useRef, useState } from 'react';
import type { BankAccounts } from '../../parts/bank-accounts/bank-account.ts';
import { useBinding } from '../../parts/bank-accounts/use-binding.tsx';
import { FactsList, Money } from '../../parts/facts-list.tsx';
import { amountProblem, highest, quickAmounts } from '../../parts/limited-amount.rules.ts';
import { useShownAmount } from '../../parts/shown-amount.ts';
import { amountTyped } from '../../parts/typed-amount.rules.ts';
import { AccountChoice } from './account-choice.tsx';
import { partingOf } from './amount.rules.ts';
import styles from './apply.module.css';
import { ConfirmWithdrawal } from './confirm-withdrawal.tsx';
import { useWithdrawalRefresh } from './use-withdrawal-news.ts';
import type { Terms } from './withdrawal.ts';

interface ApplyFormProps {
  terms: Terms;
  known: BankAccounts;
  /** @param id of the withdrawal that is under way from now on */
  onApplied: (id: string) => void;
  /** The account is closed, says the platform. */
  onClosed: () => void;
}

/** Account and amount; what becomes of the money is shown before anything is asked. */
export function ApplyForm({ terms, known, onApplied, onClosed }: ApplyFormProps) {
  const intl = useIntl();
  const shown = useShownAmount();
  const refresh = useWithdrawalRefresh();
  const { currencySymbol } = useHost().site;
  const [chosen, setChosen] = useState('');
  const [typed, setTyped] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const binding = useBinding(known, ({ id }) => setChosen(id));
  const account = known.accounts.find(({ id }) => id === chosen) ?? known.accounts[0];
  const problem = amountProblem(typed, terms);
  const amount = problem ? undefined : amountTyped(typed);
  const parting = amount ? partingOf(amount, terms) : undefined;
  const limits = { min: shown(terms.min), max: shown(terms.max), held: shown(terms.balance) };
  const take = (text: string) => {
    setIsChecked(false);
    setTyped(text);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (parting) setIsConfirming(true);
    else field.current?.focus();
  };
  const failure = useRef<{ code: string | undefined }>(undefined);
  const stopConfirming = () => {
    setIsConfirming(false);
    if (failure.current) refresh();
    if (failure.current?.code === 'account_closed') onClosed();
    failure.current = undefined;
  };
  if (!account) return null;
  return (
    <>
      <form className={styles.form} onSubmit={submit} noValidate aria-labelledby="withdraw-form">
        <h3 id="withdraw-form" className={styles.heading}>
          <FormattedMessage id="withdraw.title" />
        </h3>
        <AccountChoice known={known} chosen={account.id} onChoose={setChosen} onBind={binding.open} />
        <div className={styles.amount}>
          <TextField
            ref={field}
            label={intl.formatMessage({ id: 'withdraw.amount' })}
            prefix={currencySymbol}
            inputMode="decimal"
            autoComplete="off"
            required
            value={typed}
            onChange={({ target }) => take(target.value)}
            error={isChecked && problem ? intl.formatMessage({ id: `withdraw.problem.${problem}` }, limits) : undefined}
            help={intl.formatMessage({ id: 'withdraw.amount.help' }, limits)}
          />
          <fieldset aria-label={intl.formatMessage({ id: 'withdraw.quick' })} className={styles.quick}>
            {quickAmounts(terms).map((quick) => (
              <Chip key={quick} isChosen={amount === quick} onClick={() => take(quick)}>
                {shown(quick).replace(/\.00$/, '')}
              </Chip>
            ))}
            <Chip isChosen={amount === highest(terms)} onClick={() => take(highest(terms))}>
              <FormattedMessage id="withdraw.all" />
            </Chip>
          </fieldset>
        </div>
        <FactsList
          className={styles.preview}
          facts={[
            { name: <FormattedMessage id="withdraw.fee" />, value: parting ? <Money amount={parting.fee} /> : '—' },
            {
              name: <FormattedMessage id="withdraw.arrives" />,
              value: parting ? <Money amount={parting.arrives} /> : '—',
              isMain: true,
            },
          ]}
        />
        <Button type="submit" variant="primary" size="large" wide>
          <FormattedMessage id="withdraw.next" />
        </Button>
      </form>
      {/* Beside the form: what is sent there is none of its own. */}
      {binding.dialog}
      {isConfirming && parting ? (
        <ConfirmWithdrawal
          parting={parting}
          account={account}
          onClose={stopConfirming}
          onFailed={(code) => {
            failure.current = { code };
          }}
          onApplied={onApplied}
        />
      ) : null}
    </>
  );
}
