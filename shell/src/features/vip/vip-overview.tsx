import { AmountLabel } from '@portal/shared/ui/amounts/amount-label';
import { Badge } from '@portal/shared/ui/feedback/badge';
import { type Column, DataTable } from '@portal/shared/ui/lists/data-table';
import { VipMedal } from '@portal/shared/ui/rewards/vip-medal';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import styles from './vip.module.css';
import { newBenefits, type VipLevel } from './vip-levels.rules.ts';

/** All levels, each with what it adds to the one before; cards on phones. */
export function VipOverview({ levels, rank }: { levels: readonly VipLevel[]; rank: number | undefined }) {
  const t = useText();
  const { currencySymbol } = usePortal().host.site;
  const columns: Column<VipLevel>[] = [
    {
      id: 'level',
      title: t('vip.column_level'),
      isLead: true,
      cell: (level) => (
        <span className={styles.name}>
          <VipMedal rank={level.rank} size={32} />
          {t('vip.level', { level: level.rank, label: level.name })}
          {level.rank === rank && <Badge tone="good">{t('vip.here')}</Badge>}
        </span>
      ),
    },
    {
      id: 'benefits',
      title: t('vip.column_benefits'),
      cell: (level) => <Benefits benefits={newBenefits(levels, level)} />,
    },
    {
      id: 'asks',
      title: t('vip.column_asks'),
      isNumeric: true,
      cell: (level) => <AmountLabel amount={level.validBet} symbol={currencySymbol} />,
    },
  ];
  return (
    <section className={styles.section} aria-labelledby="vip-all">
      <h2 id="vip-all">{t('vip.all')}</h2>
      <DataTable
        caption={t('vip.all')}
        columns={columns}
        rows={[...levels]}
        rowKey={({ rank: key }) => String(key)}
        empty={null}
        className={styles.table}
      />
    </section>
  );
}

/** What a level adds, or that it adds nothing. */
function Benefits({ benefits }: { benefits: readonly string[] }) {
  const t = useText();
  if (benefits.length === 0) return <span className={styles.small}>{t('vip.as_before')}</span>;
  return (
    <ul className={styles.list}>
      {benefits.map((benefit) => (
        <li key={benefit}>{benefit}</li>
      ))}
    </ul>
  );
}
