import { MeterBar } from '@portal/shared/ui/charts/meter-bar';
import { useId } from 'react';
import { textOrName, useText } from '../../../host/use-text.ts';
import styles from '../promotion-terms.module.css';
import { weightsOf } from '../promotions.rules.ts';

/** Share of a stake that counts, by kind of game. */
export function WeightList({ weights }: { weights: Readonly<Record<string, number>> }) {
  const t = useText();
  const id = useId();
  return (
    <section className={styles.weights} aria-labelledby={id}>
      <h3 id={id}>{t('promotions.weights')}</h3>
      <ul className={styles.weightRows}>
        {weightsOf(weights).map(([type, percent]) => (
          <li key={type}>
            <span>{textOrName(t, `category.${type}`, type)}</span>
            <MeterBar percent={percent} />
            <strong>{t('promotions.percent', { percent })}</strong>
          </li>
        ))}
      </ul>
      <p>{t('promotions.weights_others')}</p>
    </section>
  );
}
