import type { ExtraVerification } from '@portal/shared/contract/sessions/login';
import { useText } from '../../../../host/use-text.ts';
import styles from './extra-methods.module.css';

type Methods = ExtraVerification['methods'];

interface ExtraMethodsProps {
  methods: Methods;
  value: Methods[number]['method'] | undefined;
  onChange(method: Methods[number]['method']): void;
}

/** Lists the account's methods, each with the masked destination of its code. */
export function ExtraMethods({ methods, value, onChange }: ExtraMethodsProps) {
  const t = useText();
  return (
    <fieldset className={styles.methods}>
      <legend className={styles.legend}>{t('extra.method')}</legend>
      {methods.map(({ method, hint }) => (
        <label key={method} className={styles.method}>
          <input
            type="radio"
            name="extra-method"
            className={styles.radio}
            checked={method === value}
            onChange={() => onChange(method)}
          />
          <span>{t(`extra.${method}`)}</span>
          {hint && <span className={styles.hint}>{hint}</span>}
        </label>
      ))}
    </fieldset>
  );
}
