import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { useIntl } from '@portal/shared/remote/intl';
import { Badge } from '@portal/shared/ui/feedback/badge';
import { ReceiptIcon, WalletIcon } from '@portal/shared/ui/icons/frame';
import type { IconProps } from '@portal/shared/ui/icons/icon';
import type { ComponentType } from 'react';
import type { DepositMethod } from './deposit.ts';
import styles from './method-choice.module.css';

const icons: Readonly<Record<DepositMethod['kind'], ComponentType<IconProps>>> = {
  'bank-transfer': ReceiptIcon,
  provider: WalletIcon,
};

interface MethodChoiceProps {
  methods: readonly DepositMethod[];
  chosen: string;
  onChoose: (id: string) => void;
}

/** Deposit methods, each with limits and fee; a closed one says so and cannot be chosen. */
export function MethodChoice({ methods, chosen, onChoose }: MethodChoiceProps) {
  const intl = useIntl();
  const shown = useShownAmount();
  const text = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `deposit.${id}` }, values);
  return (
    <fieldset aria-label={text('method')} className={styles.methods}>
      {methods.map(({ id, kind, name, min, max, feeBasisPoints, isOpen }) => {
        const Icon = icons[kind];
        const fee = feeBasisPoints === 0 ? text('fee.none') : text('fee.of', { percent: feeBasisPoints / 100 });
        return (
          <label key={id} className={styles.method}>
            <input
              type="radio"
              name="deposit-method"
              value={id}
              checked={id === chosen}
              aria-disabled={!isOpen || undefined}
              onChange={() => isOpen && onChoose(id)}
            />
            <span className={styles.mark}>
              <Icon />
            </span>
            <span className={styles.methodWords}>
              <span className={styles.methodName}>{name}</span>
              <span className={styles.limits}>{text('limits', { min: shown(min), max: shown(max) })}</span>
              <span className={styles.limits}>{fee}</span>
              {isOpen ? null : <Badge tone="warn">{text('method.closed')}</Badge>}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
