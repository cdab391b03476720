import type { ReferralFriend } from '@portal/shared/contract/rewards/referral';
import { useIntl } from '@portal/shared/remote/intl';
import { cx } from '@portal/shared/ui/cx';
import { CheckIcon, ClockIcon } from '@portal/shared/ui/icons/status';
import styles from './referral.module.css';

/** Registered, deposited, played enough: what is done is ticked, and the next is waited for. */
export function FriendSteps({ friend: { hasDeposited, hasReached } }: { friend: ReferralFriend }) {
  const intl = useIntl();
  const steps = [
    ['registered', true],
    ['deposited', hasDeposited],
    ['played', hasReached],
  ] as const;
  return (
    <ul className={styles.marks}>
      {steps.map(([name, isDone]) => (
        <li key={name} className={cx(styles.mark, isDone && styles.done)}>
          {isDone ? <CheckIcon size={14} /> : <ClockIcon size={14} />}
          {intl.formatMessage({ id: `referral.mark.${name}` })}
          <span className="visually-hidden">
            {intl.formatMessage({ id: isDone ? 'referral.mark.done' : 'referral.mark.waiting' })}
          </span>
        </li>
      ))}
    </ul>
  );
}
