import { useIntl } from '@portal/shared/remote/intl';
import { SeriesChart } from '@portal/shared/ui/charts/series-chart';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { useMemo } from 'react';
import { useText, useTimes } from '../../texts/use-text.ts';
import { type ReleaseCard, withSeen } from '../cards/release-cards.rules.ts';
import { type Health, healthSeries, shownVersions } from './health.rules.ts';
import styles from './health-panel.module.css';
import { VersionTable } from './version-table.tsx';

export interface ShownHealth {
  data?: Health;
  isPending: boolean;
  isDown: boolean;
  /** The data is still that of the previous period, while the new one is fetched. */
  isPrevious: boolean;
}

interface HealthPanelProps {
  card: ReleaseCard;
  health: ShownHealth;
}

/** Loads, failures and mount times by version, as charts and figures. */
export function HealthPanel({ card, health }: HealthPanelProps) {
  const t = useText();
  const versions = useMemo(() => shownVersions(card, health.data), [card, health.data]);
  if (health.isPending) {
    return (
      <div className={styles.panel} aria-busy="true">
        <div className={styles.charts}>
          {['loads', 'failures', 'mounts'].map((chart) => (
            <Skeleton key={chart} height={150} shape="block" />
          ))}
        </div>
      </div>
    );
  }
  if (versions.length === 0) {
    return <p className={styles.none}>{t(health.isDown && !health.data ? 'health.down' : 'health.none')}</p>;
  }
  const seen = withSeen(
    card,
    versions.map(({ version }) => version),
  );
  return (
    <div className={styles.panel} aria-busy={health.isPrevious} data-previous={health.isPrevious || undefined}>
      <HealthCharts card={seen} versions={versions} />
      <VersionTable card={seen} versions={versions} />
    </div>
  );
}

function HealthCharts({ card, versions }: { card: ReleaseCard; versions: ReturnType<typeof shownVersions> }) {
  const t = useText();
  const intl = useIntl();
  const { clock, minute, zone } = useTimes();
  const { starts, loads, failures, mounts } = healthSeries(card, versions, (version, percentile) =>
    t(`health.course.${percentile}`, { version }),
  );
  // Buckets shorter than a minute need seconds in their labels.
  const isFine = Date.parse(starts[1] ?? '') - Date.parse(starts[0] ?? '') < 60_000;
  const points = starts.map(isFine ? clock : minute);
  const count = (value: number) => intl.formatNumber(value);
  const time = (value: number) => t('health.ms', { ms: Math.round(value) });
  const shared = {
    points,
    pointLabel: t('health.timeIn', { zone: zone(starts[0] ?? new Date()) }),
    emptyText: t('health.empty'),
  };
  return (
    <div className={styles.charts}>
      <SeriesChart {...shared} look="bars" title={t('health.loads')} series={loads} format={count} />
      <SeriesChart
        {...shared}
        look="bars"
        title={t('health.failures')}
        series={failures}
        format={count}
        emptyText={t('health.noFailures')}
      />
      <SeriesChart {...shared} look="lines" title={t('health.mounts')} series={mounts} format={time} />
    </div>
  );
}
