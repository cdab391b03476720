import { useIntl } from '@portal/shared/remote/intl';
import { Badge } from '@portal/shared/ui/feedback/badge';
import { useText } from '../../texts/use-text.ts';
import type { ReleaseCard } from '../cards/release-cards.rules.ts';
import { VersionLabel } from '../cards/version-label.tsx';
import { byConcern, failureRate, type VersionHealth } from './health.rules.ts';
import styles from './version-table.module.css';

interface VersionTableProps {
  card: ReleaseCard;
  versions: readonly VersionHealth[];
}

/** The figures of the period by version, with the reasons of failures. */
export function VersionTable({ card, versions }: VersionTableProps) {
  const t = useText();
  const intl = useIntl();
  const count = (value: number) => intl.formatNumber(value);
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('health.figures')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('health.version')}</th>
          <th scope="col">{t('health.loads')}</th>
          <th scope="col">{t('health.failures')}</th>
          <th scope="col">{t('health.visitors')}</th>
          <th scope="col">{t('health.mountShort')}</th>
        </tr>
      </thead>
      <tbody>
        {byConcern(card, versions).map(({ version, total, reasons }) => (
          <tr key={version}>
            <th scope="row">
              <VersionLabel card={card} version={version} />
            </th>
            <td>{count(total.loads)}</td>
            <td>
              <Failures total={total} />
              <ul className={styles.reasons}>
                {reasons
                  .filter(({ failures }) => failures > 0)
                  .map(({ reason, failures }) => (
                    <li key={reason}>{t('health.reason', { reason: t(`health.reason.${reason}`), failures })}</li>
                  ))}
              </ul>
            </td>
            <td>{count(total.visitors)}</td>
            <td>
              {total.mountMs
                ? t('health.both', { p50: Math.round(total.mountMs.p50), p95: Math.round(total.mountMs.p95) })
                : '–'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Above this rate a version is marked as bad; automatic rollback has its own settings. */
const badRate = 0.05;

function Failures({ total }: { total: VersionHealth['total'] }) {
  const intl = useIntl();
  const rate = failureRate(total);
  if (!rate) return intl.formatNumber(total.failures);
  const words = `${intl.formatNumber(total.failures)} (${intl.formatNumber(rate, { style: 'percent', maximumFractionDigits: 1 })})`;
  return <Badge tone={rate >= badRate ? 'bad' : 'warn'}>{words}</Badge>;
}
