import { useHost } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { useShownAmount } from '@portal/shared/remote/use-shown-amount';
import { Chip } from '@portal/shared/ui/chip';
import { TextField } from '@portal/shared/ui/text-field';
import type { RefObject } from 'react';
import { type AmountProblem, highest, quickAmounts } from '../../parts/limited-amount.rules.ts';
import styles from './apply.module.css';
import type { Terms } from './withdrawal.ts';

interface AmountFieldProps {
  terms: Terms;
  typed: string;
  /** Amount of the wire, once what was typed is one that can be had. */
  amount: string | undefined;
  /** Once it is to be told. */
  problem: AmountProblem | undefined;
  fieldRef: RefObject<HTMLInputElement | null>;
  onType: (text: string) => void;
}

/** How much: typed, or chosen from round amounts. */
export function AmountField({ terms, typed, amount, problem, fieldRef, onType }: AmountFieldProps) {
  const intl = useIntl();
  const shown = useShownAmount();
  const { currencySymbol } = useHost().site;
  const limits = { min: shown(terms.min), max: shown(terms.max), held: shown(terms.balance) };
  const text = (id: string) => intl.formatMessage({ id: `withdraw.${id}` }, limits);
  return (
    <div className={styles.amount}>
      <TextField
        ref={fieldRef}
        label={text('amount')}
        prefix={currencySymbol}
        inputMode="decimal"
        autoComplete="off"
        required
        value={typed}
        onChange={({ target }) => onType(target.value)}
        error={problem && text(`problem.${problem}`)}
        help={text('amount.help')}
      />
      <fieldset aria-label={text('quick')} className={styles.quick}>
        {quickAmounts(terms).map((quick) => (
          <Chip key={quick} isChosen={amount === quick} onClick={() => onType(quick)}>
            {shown(quick).replace(/\.00$/, '')}
          </Chip>
        ))}
        <Chip isChosen={amount === highest(terms)} onClick={() => onType(highest(terms))}>
          <FormattedMessage id="withdraw.all" />
        </Chip>
      </fieldset>
    </div>
  );
}
