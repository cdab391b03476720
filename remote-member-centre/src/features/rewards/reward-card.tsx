import type { Reward } from '@portal/shared/contract/rewards/reward-calls';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { Badge } from '@portal/shared/ui/badge';
import { Button } from '@portal/shared/ui/button';
import { GiftIcon } from '@portal/shared/ui/icons-money';
import { ClockIcon } from '@portal/shared/ui/icons-status';
import { useId } from 'react';
import { RecordTime } from '../../parts/record-table.tsx';
import { useShownAmount } from '../../parts/shown-amount.ts';
import { TimeLeft } from '../../parts/time-left.tsx';
import { useRewardText } from '../../parts/use-reward-text.ts';
import styles from './reward-card.module.css';
import { hasWagering } from './rewards.rules.ts';
import { SourcePicture } from './source-picture.tsx';
import type { Claims } from './use-claims.ts';

interface RewardCardProps {
  reward: Reward;
  serverTime: string;
  claims: Claims;
  /** The only one there: where there are more, claiming all is the main action. */
  isOne: boolean;
}

/** One reward: what for, what it gives, what has to be bet for it, and until when. */
export function RewardCard({ reward, serverTime, claims, isOne }: RewardCardProps) {
  const { id, source, name, state } = reward;
  const headingId = useId();
  const shown = useShownAmount();
  const rewardText = useRewardText();
  const { progress } = claims;
  return (
    <article className={styles.card} data-state={state} aria-labelledby={headingId}>
      <SourcePicture source={source} className={styles.picture} />
      <div className={styles.words}>
        <p className={styles.source}>
          <FormattedMessage id={`rewards.source.${source}`} />
        </p>
        <h3 id={headingId} className={styles.name}>
          {name}
        </h3>
        <p className={styles.gives}>{rewardText(reward)}</p>
      </div>
      <div className={styles.foot}>
        <p className={styles.notes}>
          {hasWagering(reward) ? (
            <FormattedMessage id="rewards.toBet" values={{ amount: shown(reward.turnover) }} />
          ) : state === 'claimable' ? (
            <FormattedMessage id="rewards.free" />
          ) : null}
          <RewardWhen reward={reward} serverTime={serverTime} />
        </p>
        {state === 'claimable' ? (
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
        ) : (
          <Badge tone={state === 'claimed' ? 'good' : 'neutral'}>
            <FormattedMessage id={`rewards.state.${state}`} />
          </Badge>
        )}
      </div>
    </article>
  );
}

/** How long it can still be claimed, or when it was claimed or ended. */
function RewardWhen({ reward, serverTime }: Pick<RewardCardProps, 'reward' | 'serverTime'>) {
  const intl = useIntl();
  const { state, expiresAt, claimedAt } = reward;
  if (state !== 'claimable') {
    const at = claimedAt ?? (state === 'expired' ? expiresAt : undefined);
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
