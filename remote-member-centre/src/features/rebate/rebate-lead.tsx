import type { CallResult } from '@portal/shared/contract/calls/define-call';
import type { getRebates } from '@portal/shared/contract/rewards/rebates';
import { Money } from '@portal/shared/parts/money';
import { FormattedMessage } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { GiftIcon } from '@portal/shared/ui/icons/frame';
import { VipMedal } from '@portal/shared/ui/rewards/vip-medal';
import styles from './rebate.module.css';
import { useClaimRebate } from './use-claim-rebate.ts';

/** The claimable sum, the rank of the rates, and the claim button. */
export function RebateLead({ rebates }: { rebates: CallResult<typeof getRebates> }) {
  const { claimable, rankLevel, claimDays, turnoverPercent } = rebates;
  const { claim, isBusy } = useClaimRebate();
  const hasAny = claimable !== '0.00';
  return (
    <section className={styles.lead} data-waiting={hasAny || undefined} aria-labelledby="rebate-waiting">
      <div className={styles.sum}>
        <h2 id="rebate-waiting" className={styles.leadTitle}>
          <FormattedMessage id="rebate.waiting" />
        </h2>
        <div className={styles.claimable} aria-live="polite">
          <Money amount={claimable} />
        </div>
        <p className={styles.leadText}>
          {hasAny ? (
            <FormattedMessage id="rebate.window" values={{ days: claimDays }} />
          ) : (
            <FormattedMessage id="rebate.none_waiting" />
          )}
        </p>
      </div>
      <p className={styles.rank}>
        <VipMedal rank={rankLevel} size={56} />
        <FormattedMessage id="rebate.your_rate" values={{ rank: rankLevel }} />
      </p>
      {hasAny ? (
        <Button
          variant="primary"
          size="large"
          busy={isBusy}
          icon={<GiftIcon size={20} />}
          className={styles.claimAll}
          onClick={claim}
        >
          <FormattedMessage id="rebate.claim_all" />
        </Button>
      ) : null}
      {turnoverPercent > 0 ? (
        <p className={styles.small}>
          <FormattedMessage id="rebate.turnover" values={{ percent: turnoverPercent }} />
        </p>
      ) : null}
    </section>
  );
}
