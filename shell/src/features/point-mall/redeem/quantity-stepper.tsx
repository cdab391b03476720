import { IconButton } from '@portal/shared/ui/icons/icon-button';
import { useId } from 'react';
import { useText } from '../../../host/use-text.ts';
import styles from './redeem.module.css';

interface QuantityStepperProps {
  quantity: number;
  /** At least 1. */
  most: number;
  onChange(quantity: number): void;
}

/** Number of pieces, with minus and plus; limited by points and stock. */
export function QuantityStepper({ quantity, most, onChange }: QuantityStepperProps) {
  const t = useText();
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere
    <div role="group" aria-labelledby={id} className={styles.stepper}>
      <span id={id} className={styles.label}>
        {t('points.quantity')}
      </span>
      <div className={styles.steps}>
        <IconButton
          label={t('points.less')}
          icon={<span className={styles.sign}>−</span>}
          disabled={quantity <= 1}
          onClick={() => onChange(quantity - 1)}
        />
        <output className={styles.quantity} aria-live="polite">
          {quantity}
        </output>
        <IconButton
          label={t('points.more')}
          icon={<span className={styles.sign}>+</span>}
          disabled={quantity >= most}
          onClick={() => onChange(quantity + 1)}
        />
      </div>
    </div>
  );
}
