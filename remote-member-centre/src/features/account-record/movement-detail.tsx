import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { typeLabel } from '@portal/shared/remote/records/type-label';
import { AmountLabel } from '@portal/shared/ui/amounts/amount-label';
import { CopyText, RecordDetail, RecordFacts } from '../../parts/records/record-detail.tsx';
import { RecordTime } from '../../parts/records/record-table.tsx';
import styles from './account-record.module.css';
import type { Movement } from './movement.ts';

/** Details of a movement other than play: its description and reference. */
export function MovementDetail({ movement, onClose }: { movement: Movement; onClose: () => void }) {
  const intl = useIntl();
  const { currencySymbol: symbol } = useHost().site;
  const text = (id: string) => intl.formatMessage({ id: `transactions.${id}` });
  const balance = (name: 'balanceBefore' | 'balanceAfter') => ({
    label: text(name),
    value: <AmountLabel amount={movement[name]} symbol={symbol} />,
  });
  return (
    <RecordDetail
      onClose={onClose}
      title={<span className={styles.type}>{typeLabel(intl, movement.type)}</span>}
      description={<RecordTime at={movement.at} hasZone />}
    >
      <RecordFacts
        facts={[
          { label: text('group'), value: text(`group.${movement.group}`) },
          { label: text('amount'), value: <AmountLabel kind="signed" amount={movement.amount} symbol={symbol} /> },
          balance('balanceBefore'),
          balance('balanceAfter'),
          ...(movement.vassalage ? [{ label: text('vendor'), value: movement.vassalage }] : []),
          { label: text('reference'), value: <CopyText text={movement.reference} label={text('copyReference')} /> },
        ]}
      />
    </RecordDetail>
  );
}
