import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { Chip } from '@portal/shared/ui/lists/chip';
import type { RefObject } from 'react';
import { AmountInput } from '../../../parts/amounts/amount-input.tsx';
import { type AmountProblem, highest, quickAmounts } from '../../../parts/amounts/limited-amount.rules.ts';
import { QuickAmounts } from '../../../parts/amounts/quick-amounts.tsx';
import type { Terms } from '../withdrawal.ts';
import styles from './apply.module.css';

interface AmountFieldProps {
  terms: Terms;
  typed: string;
  /** Wire amount; undefined while the input is invalid. */
  amount: string | undefined;
  /** Whether the error is to be shown. */
  problem: AmountProblem | undefined;
  fieldRef: RefObject<HTMLInputElement | null>;
  onType: (text: string) => void;
}

/** Amount, typed or chosen from quick amounts. */
export function AmountField({ terms, typed, amount, problem, fieldRef, onType }: AmountFieldProps) {
  const intl = useIntl();
  const shown = useShownAmount();
  const { withdrawable, balance } = terms;
  const limits = { ...terms, balance: withdrawable };
  const values = { min: shown(terms.min), max: shown(terms.max), held: shown(withdrawable) };
  const text = (id: string) => intl.formatMessage({ id: `withdraw.${id}` }, values);
  const isBound = problem === 'not_held' && withdrawable !== balance;
  return (
    <div className={styles.amount}>
      <AmountInput
        fieldRef={fieldRef}
        label={text('amount')}
        typed={typed}
        onType={onType}
        error={problem && text(`problem.${isBound ? 'bound' : problem}`)}
        help={text('amount.help')}
      />
      <QuickAmounts label={text('quick')} amounts={quickAmounts(limits)} chosen={amount} onChoose={onType}>
        <Chip isChosen={amount === highest(limits)} onClick={() => onType(highest(limits))}>
          <FormattedMessage id="withdraw.all" />
        </Chip>
      </QuickAmounts>
    </div>
  );
}
