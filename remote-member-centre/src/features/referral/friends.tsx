import { listReferralFriends, type ReferralFriend } from '@portal/shared/contract/rewards/referral';
import { NotLoaded } from '@portal/shared/parts/failed';
import { Pages } from '@portal/shared/parts/pages';
import { useCallQuery, useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { AmountLabel } from '@portal/shared/ui/amounts/amount-label';
import { cx } from '@portal/shared/ui/cx';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { InfoIcon } from '@portal/shared/ui/icons/frame';
import { CheckIcon, ClockIcon } from '@portal/shared/ui/icons/status';
import { useState } from 'react';
import styles from './referral.module.css';

/** Invited friends, newest first: the progress of each, and the reward. */
export function Friends() {
  const intl = useIntl();
  const [pageNo, onPage] = useState(1);
  const friends = useCallQuery(listReferralFriends, { pageNo, pageSize: 10 }, { keepPrevious: true });
  const text = (id: string) => intl.formatMessage({ id });
  if (friends.isError || !friends.data) return <NotLoaded query={friends} height={200} />;
  const { list, totalPages } = friends.data;
  return (
    <section className={styles.friendsPart} aria-labelledby="referral-friends">
      <h3 id="referral-friends">{text('referral.list')}</h3>
      {list.length === 0 ? (
        <EmptyState drawing="lantern" title={text('referral.empty')}>
          {text('referral.empty.text')}
        </EmptyState>
      ) : (
        <ul className={styles.friends}>
          {list.map((friend) => (
            <Friend key={`${friend.invitedAt} ${friend.name}`} friend={friend} />
          ))}
        </ul>
      )}
      <Pages {...{ pageNo, totalPages, onPage }} labelId="referral.pages" />
    </section>
  );
}

function Friend({ friend }: { friend: ReferralFriend }) {
  const intl = useIntl();
  const { currencySymbol } = useHost().site;
  const { name, invitedAt, earned, withheld } = friend;
  return (
    <li className={styles.friend}>
      <span className={styles.who}>
        <strong>{name}</strong>
        <time className={styles.small} dateTime={invitedAt}>
          {intl.formatDate(invitedAt, { dateStyle: 'medium' })}
        </time>
      </span>
      <FriendSteps friend={friend} />
      {withheld && (
        <p className={styles.withheld}>
          <InfoIcon size={16} />
          {intl.formatMessage({ id: `referral.withheld.${withheld}` })}
        </p>
      )}
      <span className={styles.brought}>
        <span className="visually-hidden">{intl.formatMessage({ id: 'referral.earned' })}</span>
        <AmountLabel amount={earned} symbol={currencySymbol} />
      </span>
    </li>
  );
}

/** Steps of a friend: registered, deposited, played enough; finished ones are ticked. */
function FriendSteps({ friend: { hasDeposited, hasReached } }: { friend: ReferralFriend }) {
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
