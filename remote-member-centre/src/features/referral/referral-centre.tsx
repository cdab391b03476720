import { trialType } from '@portal/shared/contract/constants';
import { getReferral, getReferralEarnings, listReferralFriends } from '@portal/shared/contract/rewards/referral';
import { NotLoaded } from '@portal/shared/parts/failed';
import { Page } from '@portal/shared/parts/page';
import { useRefresh } from '@portal/shared/remote/calls/use-refresh';
import { useCallQuery, useHost, useReadable } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { useRewardUpdates } from '@portal/shared/remote/rewards/use-reward-updates';
import { AmountLabel } from '@portal/shared/ui/amounts/amount-label';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { StatTile } from '@portal/shared/ui/lists/stat-tile';
import { Earnings } from './earnings.tsx';
import { Friends } from './friends.tsx';
import { InviteCard } from './invite-card.tsx';
import styles from './referral.module.css';
import { Steps } from './steps.tsx';

const calls = [getReferral, listReferralFriends, getReferralEarnings];
const topics = ['referral'];

/** Code, link and picture for invitations; invited friends and their rewards. Follows the live stream. */
export function ReferralCentre() {
  const host = useHost();
  const intl = useIntl();
  const isTrial = useReadable(host.member)?.type === trialType;
  useRewardUpdates(topics, useRefresh(calls));
  const answer = useCallQuery(getReferral, {}, { enabled: !isTrial });
  const text = (id: string) => intl.formatMessage({ id: `referral.${id}` });
  if (isTrial) return <EmptyState drawing="lantern" title={text('trial')} />;
  if (answer.isError || !answer.data) return <NotLoaded query={answer} height={320} />;
  const { friends, reached, earned, terms } = answer.data;
  return (
    <Page className={styles.page}>
      <InviteCard {...answer.data} />
      <Steps terms={terms} />
      <div className={styles.figures}>
        <StatTile label={text('friends')} value={intl.formatNumber(friends)} />
        <StatTile label={text('reached')} value={intl.formatNumber(reached)} />
        <StatTile
          label={text('earned')}
          value={<AmountLabel amount={earned} symbol={host.site.currencySymbol} isCounting />}
        />
      </div>
      <Earnings />
      <Friends />
    </Page>
  );
}
