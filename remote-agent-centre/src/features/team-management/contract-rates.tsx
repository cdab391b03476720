import type { Downline } from '@portal/shared/contract/agents/downlines';
import { useRateText } from '@portal/shared/remote/amounts/use-rate-text';
import { useIntl } from '@portal/shared/remote/intl';
import styles from './team-management.module.css';

/** Contracts in force, each with its highest rate. */
export function ContractRates({ contracts }: Pick<Downline, 'contracts'>) {
  const intl = useIntl();
  const rateText = useRateText();
  if (contracts.length === 0)
    return <span className={styles.small}>{intl.formatMessage({ id: 'downlines.noRates' })}</span>;
  return (
    <ul className={styles.rates}>
      {contracts.map(({ kind, rate }) => (
        <li key={kind}>
          {intl.formatMessage({ id: `contracts.kind.${kind}` })} <strong>{rateText(rate)}</strong>
        </li>
      ))}
    </ul>
  );
}
