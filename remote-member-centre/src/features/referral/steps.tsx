import type { ReferralTerms } from '@portal/shared/contract/rewards/referral';
import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { useIntl } from '@portal/shared/remote/intl';
import styles from './referral.module.css';

/** Explains referrals in three steps with the current terms. */
export function Steps({ terms }: { terms: ReferralTerms }) {
  const intl = useIntl();
  const shown = useShownAmount();
  if (!terms.isOpen) return null;
  const values = {
    deposit: shown(terms.depositAtLeast),
    stake: shown(terms.stakeAtLeast),
    reward: shown(terms.inviterReward),
    welcome: shown(terms.friendReward),
    percent: intl.formatNumber(terms.shareBasisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 }),
    turnover: terms.turnoverPercent / 100,
    friends: terms.rewardedFriendsAtMost,
  };
  const text = (id: string) => intl.formatMessage({ id: `referral.${id}` }, values);
  const isGiven = (amount: string) => amount !== '0.00';
  const gifts = [
    isGiven(terms.inviterReward) && text('step.reward.you'),
    isGiven(terms.friendReward) && text('step.reward.friend'),
    terms.shareBasisPoints > 0 && text('step.reward.share'),
  ].filter((gift) => gift !== false);
  return (
    <section className={styles.how} aria-labelledby="referral-how">
      <h3 id="referral-how">{text('how')}</h3>
      <ol className={styles.steps}>
        <li>
          <strong>{text('step.invite')}</strong>
          <span>{text('step.invite.text')}</span>
        </li>
        <li>
          <strong>{text('step.play')}</strong>
          <span>{text('step.play.text')}</span>
        </li>
        <li>
          <strong>{text('step.reward')}</strong>
          <span>{gifts.join(' ')}</span>
        </li>
      </ol>
      {terms.turnoverPercent > 0 && <p className={styles.small}>{text('turnover')}</p>}
      {terms.rewardedFriendsAtMost !== undefined && isGiven(terms.inviterReward) && (
        <p className={styles.small}>{text('cap')}</p>
      )}
    </section>
  );
}
