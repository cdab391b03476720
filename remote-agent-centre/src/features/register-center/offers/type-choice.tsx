import type { DownlineType } from '@portal/shared/contract/agents/downlines';
import { useIntl } from '@portal/shared/remote/intl';
import { cx } from '@portal/shared/ui/cx';
import { useId } from 'react';
import styles from '../register-center.module.css';

const types: readonly DownlineType[] = ['player', 'agent'];

/** Choice between player and agent, with an explanation of each. */
export function TypeChoice({ type, onChange }: { type: DownlineType; onChange: (type: DownlineType) => void }) {
  const intl = useIntl();
  const name = useId();
  const text = (id: string) => intl.formatMessage({ id: `newcomers.${id}` });
  return (
    <fieldset className={styles.types}>
      <legend>{text('type')}</legend>
      {types.map((value) => (
        <label key={value} className={cx(styles.type, value === type && styles.chosen)}>
          <input type="radio" name={name} checked={value === type} onChange={() => onChange(value)} />
          <span className={styles.typeText}>
            <strong>{text(`type.${value}`)}</strong>
            <span className={styles.small}>{text(`type.${value}.about`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
