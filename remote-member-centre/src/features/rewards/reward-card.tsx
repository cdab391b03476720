import { declineReward, type Reward } from '@portal/shared/contract/rewards/rewards';
import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { useHost } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { Badge } from '@portal/shared/ui/feedback/badge';
import { GiftIcon } from '@portal/shared/ui/icons/frame';
import { ClockIcon } from '@portal/shared/ui/icons/status';
import { useId } from 'react';
import { RecordTime } from '../../parts/records/record-table.tsx';
import { DeclineButton } from '../../parts/rewards/decline-button.tsx';
import { GivenCard } from '../../parts/rewards/given-card.tsx';
import { useRewardText } from '../../parts/rewards/use-reward-text.ts';
import { TimeLeft } from '../../parts/time/time-left.tsx';
import styles from './reward-card.module.css';
import { hasWagering } from './rewards.rules.ts';
import { SourcePicture } from './source-picture.tsx';
import type { Claims } from './use-claims.ts';
import { useRewardRefresh } from './use-rewards.ts';

interface RewardCardProps {
  reward: Reward;
  serverTime: string;
  claims: Claims;
  /** True if it is the only reward; otherwise "claim all" is the main action. */
  isOne: boolean;
}

/** One reward: source, amount, required bets and deadline. */
export function RewardCard({ reward, serverTime, claims, isOne }: RewardCardProps) {
  const { id, source, name, state } = reward;
  const headingId = useId();
  const shown = useShownAmount();
  const rewardText = useRewardText();
  const { progress } = claims;
  const host = useHost();
  const refresh = useRewardRefresh();
  const foot = (
    <>
      <p className={styles.notes}>
        {hasWagering(reward) ? (
          <FormattedMessage id="rewards.toBet" values={{ amount: shown(reward.turnover) }} />
        ) : state === 'claimable' ? (
          <FormattedMessage id="rewards.free" />
        ) : null}
        <RewardWhen reward={reward} serverTime={serverTime} />
      </p>
      {state === 'claimable' ? (
        <span className={styles.acts}>
          <DeclineButton name={name} send={() => host.call(declineReward, { id })} refresh={refresh} />
          <Button
            variant={isOne ? 'primary' : 'secondary'}
            busy={progress?.id === id}
            aria-disabled={Boolean(progress) || undefined}
            aria-describedby={headingId}
            icon={<GiftIcon size={20} />}
            onClick={() => (progress ? undefined : claims.begin([reward]))}
          >
            <FormattedMessage id="rewards.claim" />
          </Button>
        </span>
      ) : (
        <Badge tone={state === 'claimed' ? 'good' : 'neutral'}>
          <FormattedMessage id={`rewards.state.${reward.declinedAt ? 'declined' : state}`} />
        </Badge>
      )}
    </>
  );
  return (
    <GivenCard
      data-state={state}
      headingId={headingId}
      name={name}
      isClaimable={state === 'claimable'}
      isOver={state !== 'claimable'}
      className={styles.card}
      picture={<SourcePicture source={source} className={styles.picture} />}
      above={
        <p className={styles.source}>
          <FormattedMessage id={`rewards.source.${source}`} />
        </p>
      }
      foot={foot}
      footClass={styles.foot}
    >
      <div className={styles.gives}>{rewardText(reward)}</div>
    </GivenCard>
  );
}

/** Deadline of the claim, or the time of claim or end. */
function RewardWhen({ reward, serverTime }: Pick<RewardCardProps, 'reward' | 'serverTime'>) {
  const intl = useIntl();
  const { state, expiresAt, claimedAt, declinedAt } = reward;
  if (state !== 'claimable') {
    const at = claimedAt ?? declinedAt ?? (state === 'expired' ? expiresAt : undefined);
    return at ? <RecordTime at={at} /> : null;
  }
  if (!expiresAt) return null;
  return (
    <span className={styles.left}>
      <ClockIcon size={14} />
      <span className="visually-hidden">{intl.formatMessage({ id: 'rewards.endsIn' })}</span>
      <TimeLeft until={expiresAt} serverTime={serverTime} />
    </span>
  );
}
