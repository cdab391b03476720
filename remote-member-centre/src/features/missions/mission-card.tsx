import { claimMission, type Mission } from '@portal/shared/contract/rewards/missions';
import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { useKeyedCall } from '@portal/shared/remote/calls/use-keyed-call';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { useClaimWithToast } from '@portal/shared/remote/rewards/use-claim-with-toast';
import { categoryOfGameType, tintOf } from '@portal/shared/ui/category';
import { ClockIcon } from '@portal/shared/ui/icons/status';
import { type CSSProperties, useEffect, useId, useRef, useState } from 'react';
import { GivenCard } from '../../parts/rewards/given-card.tsx';
import { SparkBurst } from '../../parts/rewards/spark-burst.tsx';
import { DayText } from '../../parts/time/day-text.tsx';
import { TimeLeft } from '../../parts/time/time-left.tsx';
import { MissionAction } from './mission-action.tsx';
import styles from './mission-card.module.css';
import { MissionRing } from './mission-ring.tsx';
import { useMissionWords } from './use-mission-words.ts';
import { useMissionRefresh } from './use-missions.ts';

interface MissionCardProps {
  mission: Mission;
  serverTime: string;
}

/** A mission: goal, progress, reward and deadline. */
export function MissionCard({ mission, serverTime }: MissionCardProps) {
  const { goal, minStake, state, reward } = mission;
  const shown = useShownAmount();
  const headingId = useId();
  const cardRef = useRef<HTMLElement>(null);
  const claim = useClaim(mission);
  const { goalText, doneText, rewardText } = useMissionWords();
  const gameType = 'gameType' in goal ? goal.gameType : undefined;
  const tint = gameType ? tintOf(categoryOfGameType(gameType)) : 'var(--accent-text)';
  const isCelebrated = claim.isJustClaimed && state === 'claimed';
  // The button that had the focus is gone.
  useEffect(() => {
    if (isCelebrated) cardRef.current?.focus({ preventScroll: true });
  }, [isCelebrated]);
  const foot = (
    <>
      <p className={styles.reward}>
        <span className="visually-hidden">
          <FormattedMessage id="missions.reward" />
        </span>
        <strong>{rewardText(reward)}</strong>
        {reward.turnover === '0.00' ? null : (
          <span className={styles.small}>
            <FormattedMessage id="missions.turnover" values={{ amount: shown(reward.turnover) }} />
          </span>
        )}
        <MissionTime mission={mission} serverTime={serverTime} />
      </p>
      <MissionAction mission={mission} isBusy={claim.isBusy} onClaim={claim.claim} />
    </>
  );
  return (
    <GivenCard
      ref={cardRef}
      tabIndex={-1}
      headingId={headingId}
      name={mission.name}
      isClaimable={state === 'claimable'}
      isOver={state === 'claimed'}
      picture={
        <>
          {isCelebrated ? <SparkBurst /> : null}
          <MissionRing mission={mission} />
        </>
      }
      foot={foot}
      footClass={styles.foot}
      style={{ '--mission-tint': tint } as CSSProperties}
    >
      <p className={styles.goal}>
        {goalText(goal)}
        {minStake ? (
          <span className={styles.from}>
            <FormattedMessage id="missions.minStake" values={{ amount: shown(minStake) }} />
          </span>
        ) : null}
      </p>
      <EarlierPeriod mission={mission} serverTime={serverTime} />
      <p className={styles.done}>{doneText(mission)}</p>
    </GivenCard>
  );
}

/** Until when it runs or, once it is reached, can be claimed. */
function MissionTime({ mission: { state, endsAt, claimUntil }, serverTime }: MissionCardProps) {
  const until = state === 'claimable' ? claimUntil : endsAt;
  if (!until || state === 'claimed') return null;
  return (
    <span className={styles.small}>
      <ClockIcon size={14} />
      <span className="visually-hidden">
        <FormattedMessage id={state === 'claimable' ? 'missions.claimWithin' : 'missions.endsIn'} />
      </span>
      <TimeLeft until={until} serverTime={serverTime} />
    </span>
  );
}

/** Day or week of a past mission, to distinguish it from the current one beside it. */
function EarlierPeriod({ mission: { period, periodKey, endsAt }, serverTime }: MissionCardProps) {
  if (period === 'once' || !endsAt || endsAt > serverTime) return null;
  return (
    <p className={styles.earlier}>
      <FormattedMessage id={`missions.earlier.${period}`} values={{ day: <DayText day={periodKey} /> }} />
    </p>
  );
}

/** Claims a mission once, reports the outcome, and reloads everything. */
function useClaim({ missionId, periodKey }: Pick<Mission, 'missionId' | 'periodKey'>) {
  const intl = useIntl();
  const { rewardText } = useMissionWords();
  const send = useKeyedCall(claimMission);
  const [isJustClaimed, setIsJustClaimed] = useState(false);
  const claim = useClaimWithToast({
    send: async () => {
      const { reward } = await send({ missionId, periodKey });
      setIsJustClaimed(true);
      return reward;
    },
    done: (reward) => intl.formatMessage({ id: 'missions.claimed' }, { reward: rewardText(reward) }),
    failed: () => intl.formatMessage({ id: 'failed.text' }),
    refresh: useMissionRefresh(),
  });
  return { ...claim, isJustClaimed };
}
