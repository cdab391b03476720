import { amountFromMinor, minorUnits } from '@portal/shared/contract/money/amounts';
import { amountTyped } from '@portal/shared/contract/typed/typed-amount.rules';
import { Money } from '@portal/shared/parts/money';
import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { TransferIcon } from '@portal/shared/ui/icons/money';
import { FactsList } from '@portal/shared/ui/lists/facts-list';
import { type FormEvent, useRef, useState } from 'react';
import { AmountInput } from '../../parts/amounts/amount-input.tsx';
import { amountProblem, highest } from '../../parts/amounts/limited-amount.rules.ts';
import { needsAuthenticator } from '../../parts/amounts/needs-authenticator.rules.ts';
import { ConfirmUpline } from './confirm-upline.tsx';
import styles from './upline.module.css';
import type { UplineTerms } from './upline-terms.ts';

/** Transfer form; shows the remaining balance and the recipient before it asks for anything. */
export function UplineForm({ terms, upline }: { terms: UplineTerms; upline: string }) {
  const intl = useIntl();
  const shown = useShownAmount();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  const [sent, setSent] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const problem = amountProblem(typed, terms);
  const amount = problem ? undefined : amountTyped(typed);
  const limits = { min: shown(terms.min), max: shown(terms.max), held: shown(terms.balance) };
  const text = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `upline.${id}` }, values);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    setSent(undefined);
    setRefused(undefined);
    if (amount) setIsConfirming(true);
    else field.current?.focus();
  };
  const take = (value: string) => {
    setIsChecked(false);
    setRefused(undefined);
    setTyped(value);
  };
  return (
    <>
      <form
        className={styles.panel}
        onSubmit={submit}
        noValidate
        aria-label={intl.formatMessage({ id: 'page.transferUpline' })}
      >
        <p className={styles.note}>{text('note')}</p>
        <FactsList
          facts={[
            { name: text('to'), value: upline },
            { name: text('left'), value: text('left.of', { left: terms.leftToday, perDay: terms.perDay }) },
          ]}
        />
        <AmountInput
          fieldRef={field}
          label={text('amount')}
          typed={typed}
          onType={take}
          error={isChecked && problem ? intl.formatMessage({ id: `amount.problem.${problem}` }, limits) : refused}
          help={text('help', limits)}
          suffix={
            <Button size="small" variant="quiet" onClick={() => take(highest(terms))}>
              <FormattedMessage id="transfer.all" />
            </Button>
          }
        />
        <FactsList
          className={styles.preview}
          facts={[
            {
              name: text('after'),
              value: amount ? <Money amount={amountFromMinor(minorUnits(terms.balance) - minorUnits(amount))} /> : '—',
            },
          ]}
        />
        <Button type="submit" variant="primary" size="large" wide icon={<TransferIcon size={20} />}>
          {text('next')}
        </Button>
        <p role="status" className={styles.sent}>
          {sent}
        </p>
      </form>
      {/* Beside the form: what is sent there is none of its own. */}
      {isConfirming && amount ? (
        <ConfirmUpline
          amount={amount}
          upline={upline}
          needsCode={needsAuthenticator(amount, terms)}
          onClose={() => setIsConfirming(false)}
          onAmountRefused={setRefused}
          amountField={field}
          onSent={(words) => {
            setSent(words);
            take('');
          }}
        />
      ) : null}
    </>
  );
}
