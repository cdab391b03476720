import { minorUnits } from '@portal/shared/contract/money/amounts';
import { createDeposit } from '@portal/shared/contract/payments/deposits';
import { amountTyped } from '@portal/shared/contract/typed/typed-amount.rules';
import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { refusalOf } from '@portal/shared/remote/calls/refusal-of';
import { useKeyedCall } from '@portal/shared/remote/calls/use-keyed-call';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { cx } from '@portal/shared/ui/cx';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { FailureNote } from '@portal/shared/ui/feedback/failure-note';
import { WarnIcon } from '@portal/shared/ui/icons/frame';
import { DepositIcon } from '@portal/shared/ui/icons/money';
import { type FormEvent, useRef, useState } from 'react';
import { AmountInput } from '../../parts/amounts/amount-input.tsx';
import { QuickAmounts } from '../../parts/amounts/quick-amounts.tsx';
import { ArrivalFacts } from './arrival-facts.tsx';
import { depositProblem, quickAmounts } from './deposit.rules.ts';
import type { DepositTerms } from './deposit.ts';
import styles from './deposit-centre.module.css';
import { MethodChoice } from './method-choice.tsx';
import { useDepositRefresh } from './use-deposit-updates.ts';

interface OrderFormProps {
  terms: DepositTerms;
  /** @param id of the order */
  onOrdered: (id: string) => void;
}

/** Order form: method, amount, and a preview of the credit. */
export function OrderForm({ terms, onOrdered }: OrderFormProps) {
  const intl = useIntl();
  const shown = useShownAmount();
  const refresh = useDepositRefresh();
  const order = useKeyedCall(createDeposit);
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState('');
  const [typed, setTyped] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState({ amount: '', rest: '' });
  const open = terms.methods.filter(({ isOpen }) => isOpen);
  const method = open.find(({ id }) => id === chosen) ?? open[0];
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: `deposit.${id}` }, values);
  if (blocksOf(terms).length > 0) return <OrderBlocks terms={terms} />;
  if (!method) return <NoMethod terms={terms} />;
  const problem = depositProblem(typed, method);
  const amount = problem ? undefined : amountTyped(typed);
  const limits = { min: shown(method.min), max: shown(method.max) };
  const take = (value: string) => {
    setIsChecked(false);
    setFailure({ amount: '', rest: '' });
    setTyped(value);
  };
  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    setFailure({ amount: '', rest: '' });
    if (!amount || !method || isSending) {
      field.current?.focus();
      return;
    }
    setIsSending(true);
    try {
      const { id } = await order({ methodId: method.id, amount });
      take('');
      onOrdered(id);
    } catch (error) {
      const refusal = refusalOf(error);
      const atAmount = refusal?.fields.amount ?? '';
      setFailure({ amount: atAmount, rest: atAmount ? '' : (refusal?.message ?? text('unknown')) });
    }
    setIsSending(false);
    refresh();
  }
  const wrong = isChecked && problem ? intl.formatMessage({ id: `amount.problem.${problem}` }, limits) : failure.amount;
  return (
    <form
      className={cx(styles.panel, styles.order)}
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-labelledby="deposit-form"
    >
      <h3 id="deposit-form">{text('title')}</h3>
      <MethodChoice methods={terms.methods} chosen={method.id} onChoose={setChosen} />
      <div className={styles.amount}>
        <AmountInput
          fieldRef={field}
          label={text('amount')}
          typed={typed}
          onType={take}
          error={wrong || undefined}
          help={text('limits', limits)}
        />
        <QuickAmounts label={text('quick')} amounts={quickAmounts(method)} chosen={amount} onChoose={take} />
      </div>
      <ArrivalFacts amount={amount} method={method} terms={terms} />
      {minorUnits(terms.owed) > 0n ? <p className={styles.small}>{text('owed', { owed: shown(terms.owed) })}</p> : null}
      <FailureNote>{failure.rest}</FailureNote>
      <Button type="submit" variant="primary" size="large" wide busy={isSending} icon={<DepositIcon size={20} />}>
        {text('submit')}
      </Button>
    </form>
  );
}

/** All methods are closed. */
function NoMethod({ terms }: { terms: DepositTerms }) {
  return (
    <section className={styles.panel}>
      <MethodChoice methods={terms.methods} chosen="" onChoose={() => undefined} />
      <EmptyState drawing="lantern" title={<FormattedMessage id="deposit.none.title" />}>
        <FormattedMessage id="deposit.none.text" />
      </EmptyState>
    </section>
  );
}

/** Why no order is possible now; undefined if one is. */
const blocksOf = ({ isStopped, blockedBy }: DepositTerms) => [
  ...(isStopped ? ['play_stopped' as const] : []),
  ...blockedBy,
];

/** The same, in words. */
function OrderBlocks({ terms }: { terms: DepositTerms }) {
  const intl = useIntl();
  const { openAtMost, perDay } = terms;
  return (
    <section className={styles.panel} aria-labelledby="deposit-blocks">
      <h3 id="deposit-blocks">{intl.formatMessage({ id: 'deposit.title' })}</h3>
      {blocksOf(terms).map((block) => (
        <p key={block} className={styles.notice}>
          <WarnIcon />
          <span>{intl.formatMessage({ id: `deposit.block.${block}` }, { count: openAtMost, perDay })}</span>
        </p>
      ))}
    </section>
  );
}
