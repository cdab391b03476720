import type { ComponentProps } from 'react';
import { cx } from '../cx.tsx';
import { type Amount, amountParts, minorUnits } from './amount.rules.tsx';
import styles from './amount-label.module.css';
import { useCountedAmount } from './use-counted-amount.ts';

export type AmountLabelProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Whole minor units, or a wire string such as "1234.50". */
  amount: Amount;
  symbol?: string;
  /** `signed` writes and colours + and minus; `plain` writes only a minus. */
  kind?: 'plain' | 'signed';
  size?: 'inherit' | 'large' | 'huge';
  /** Counts to a new amount; for balances and jackpots. */
  isCounting?: boolean;
};

const minus = '\u2212';

/** Money: tabular figures, comma thousands, two decimals, the symbol lighter than the number. */
export function AmountLabel(props: AmountLabelProps) {
  const { amount, symbol, kind = 'plain', size = 'inherit', isCounting = false, className, ...rest } = props;
  const shown = useCountedAmount(minorUnits(amount), isCounting);
  const { sign, digits } = amountParts(shown);
  const written = sign === '-' ? minus : kind === 'signed' ? sign : '';
  const tint = kind === 'signed' && (sign === '-' ? styles.out : sign === '+' && styles.in);
  return (
    <span {...rest} translate="no" className={cx(styles.amount, styles[size], tint, className)}>
      {/* Each text is an element of its own: a bare one beside an element stays as it was once a translator replaced it. */}
      {written ? <span>{written}</span> : null}
      {symbol ? <span className={styles.symbol}>{symbol}</span> : null}
      <span>{digits}</span>
    </span>
  );
}
