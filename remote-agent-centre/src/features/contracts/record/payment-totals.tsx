import type { listContractPayments } from '@portal/shared/contract/agents/contract-payments';
import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import { minorUnits } from '@portal/shared/contract/money/amounts';
import { chartAmount } from '@portal/shared/i18n/chart-amount';
import { Money } from '@portal/shared/parts/money';
import { useHost } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { BarChart } from '@portal/shared/ui/charts/chart';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { StatTile } from '@portal/shared/ui/lists/stat-tile';
import { Tiles } from '../../../parts/team-page.tsx';
import { useDayLabel } from '../../../parts/use-day-label.ts';
import styles from './record.module.css';

type PaymentList = CallOutput<typeof listContractPayments>;

/** Totals of the period, the owed amount with its reason, and a bar per day. */
export function PaymentTotals({ side, record }: { side: 'received' | 'given'; record?: PaymentList }) {
  const intl = useIntl();
  const totals = record?.totals;
  const isOwed = totals !== undefined && minorUnits(totals.owed) > 0n;
  return (
    <>
      <Tiles>
        <StatTile
          label={<FormattedMessage id="payments.total.amount" />}
          note={<FormattedMessage id="payments.total.amount.about" />}
          value={totals && <Money amount={totals.amount} />}
        />
        <StatTile
          label={<FormattedMessage id="payments.total.owed" />}
          value={totals && <Money amount={totals.owed} />}
        />
        <StatTile
          label={<FormattedMessage id="payments.total.validBet" />}
          value={totals && <Money amount={totals.validBet} />}
        />
        <StatTile
          label={<FormattedMessage id="payments.total.payments" />}
          value={totals && intl.formatNumber(totals.payments)}
        />
      </Tiles>
      {isOwed ? (
        <p className={styles.owed}>
          <FormattedMessage id={`payments.owed.${side}`} />
        </p>
      ) : null}
      {record ? <AmountChart days={record.days} /> : <Skeleton shape="block" width="100%" height={240} />}
    </>
  );
}

function AmountChart({ days }: { days: PaymentList['days'] }) {
  const intl = useIntl();
  const dayLabel = useDayLabel();
  const { currencySymbol } = useHost().site;
  if (days.length < 2 || days.every(({ amount }) => minorUnits(amount) === 0n)) return null;
  return (
    <BarChart
      title={intl.formatMessage({ id: 'payments.chart' })}
      points={days.map(({ day, amount }) => ({ label: dayLabel(day), value: Number(minorUnits(amount)) }))}
      format={(units, beside) => chartAmount(currencySymbol, units, beside)}
      labels={{
        point: intl.formatMessage({ id: 'payments.day' }),
        value: intl.formatMessage({ id: 'payments.amount' }),
      }}
    />
  );
}
