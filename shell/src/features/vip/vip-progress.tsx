import { getVipProgress } from '@portal/shared/contract/rewards/vip';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { AmountLabel } from '@portal/shared/ui/amounts/amount-label';
import { MeterBar } from '@portal/shared/ui/charts/meter-bar';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import styles from './vip.module.css';
import { type VipLevel, wayTo } from './vip-levels.rules.ts';

/** The member's valid bets beside what the next level requires. */
export function VipProgress({ next }: { next: VipLevel }) {
  const t = useText();
  const { currencySymbol } = usePortal().host.site;
  const { data, isError } = useCallQuery(getVipProgress, {});
  if (!data) return isError ? null : <Skeleton shape="block" className={styles.progressWaiting} />;
  const { percent, missing } = wayTo(next, data.validBet);
  const amount = (value: string) => (
    <AmountLabel amount={value} symbol={currencySymbol} className={styles.nextAmount} />
  );
  return (
    <>
      <MeterBar percent={percent} label={t('vip.progress', { level: next.rank })} className={styles.bar} />
      <p className={styles.soFar}>
        <span>
          {t('vip.so_far')} {amount(data.validBet)}
        </span>
        <span>
          {missing === undefined ? (
            t('vip.enough', { level: next.rank })
          ) : (
            <>
              {t('vip.missing')} {amount(missing)}
            </>
          )}
        </span>
      </p>
    </>
  );
}
