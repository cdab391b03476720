import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { Chip } from '@portal/shared/ui/lists/chip';
import type { ReactNode } from 'react';
import styles from './quick-amounts.module.css';

interface QuickAmountsProps {
  label: string;
  amounts: readonly string[];
  /** The amount that is typed or chosen. */
  chosen: string | undefined;
  onChoose: (amount: string) => void;
  /** Further choices behind the round ones. */
  children?: ReactNode;
}

/** Round amounts to choose from, without their decimals. */
export function QuickAmounts({ label, amounts, chosen, onChoose, children }: QuickAmountsProps) {
  const shown = useShownAmount();
  return (
    <fieldset aria-label={label} className={styles.quick}>
      {amounts.map((quick) => (
        <Chip key={quick} isChosen={chosen === quick} onClick={() => onChoose(quick)}>
          {shown(quick).replace(/\.00$/, '')}
        </Chip>
      ))}
      {children}
    </fieldset>
  );
}
