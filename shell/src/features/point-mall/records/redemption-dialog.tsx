import type { Redemption } from '@portal/shared/contract/rewards/redemption';
import { useHost } from '@portal/shared/remote/host-context';
import { AmountLabel } from '@portal/shared/ui/amounts/amount-label';
import { Dialog } from '@portal/shared/ui/dialogs/dialog';
import { FactsList } from '@portal/shared/ui/lists/facts-list';
import { FormattedTime } from '../../../frame/page-parts/formatted-time.tsx';
import { useText } from '../../../host/use-text.ts';
import styles from '../redeem/redeem.module.css';
import { RedemptionState } from './redemption-state.tsx';
import { signedPoints } from './signed-points.rules.ts';

/** All fields of one redemption (docs/product.md 3). */
export function RedemptionDialog({ redemption, onClose }: { redemption: Redemption; onClose(): void }) {
  const t = useText();
  const symbol = useHost().site.currencySymbol;
  const { id, appliedAt, type, name, quantity, state, remark, address, mobile } = redemption;
  const money = (amount: string) => <AmountLabel amount={amount} symbol={symbol} />;
  const points = (count: number) => t('points.number', { points: count });
  return (
    <Dialog isOpen onClose={onClose} title={name} closeLabel={t('common.close')}>
      <FactsList
        facts={[
          { name: t('points.state'), value: <RedemptionState state={state} /> },
          remark ? { name: t('points.remark'), value: remark } : undefined,
          { name: t('points.applied'), value: <FormattedTime at={appliedAt} hasZone /> },
          { name: t('points.kind'), value: t(`points.type.${type}`) },
          { name: t('points.quantity'), value: quantity },
          { name: t('points.required'), value: points(redemption.pointsRequired) },
          { name: t('points.amount_required'), value: money(redemption.amountRequired) },
          type === 'bonus' ? { name: t('points.you_get'), value: money(redemption.amount) } : undefined,
          { name: t('points.address'), value: address },
          { name: t('field.mobileNum'), value: mobile },
          { name: t('points.changed'), value: signedPoints(t, redemption.changedPoints) },
          { name: t('points.left'), value: points(redemption.balance), isMain: true },
          { name: t('points.reference'), value: <span className={styles.reference}>{id}</span> },
        ]}
      />
    </Dialog>
  );
}
