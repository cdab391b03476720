import { getMemberMenu } from '@portal/shared/contract/accounts/member-info';
import { isFinalWithdrawal, type WithdrawalState } from '@portal/shared/contract/payments/withdrawal-states';
import { listWithdrawals } from '@portal/shared/contract/payments/withdrawals';
import { useRefresh, useRefreshOn } from '@portal/shared/remote/calls/use-refresh';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useRewardUpdates } from '@portal/shared/remote/rewards/use-reward-updates';
import { GiftIcon } from '@portal/shared/ui/icons/frame';
import { IconSpot } from '@portal/shared/ui/icons/icon-spot';
import { TrophyIcon, WithdrawIcon } from '@portal/shared/ui/icons/money';
import type { ReactNode } from 'react';
import { useMoneyText } from '../../../frame/page-parts/use-money-text.ts';
import { usePortal } from '../../../host/portal-context.ts';
import { useText } from '../../../host/use-text.ts';
import styles from './waiting.module.css';

const menuCalls = [getMemberMenu];
const withdrawalCalls = [listWithdrawals];
const rewardTopics = ['grants', 'missions'];

/** What waits for the member, each a way to its page: rewards and missions to claim, and the latest withdrawal. Nothing is asked before it is ready. */
export function Waiting({ isReady }: { isReady: boolean }) {
  const t = useText();
  const menu = useCallQuery(getMemberMenu, {}, { enabled: isReady }).data?.items;
  useRewardUpdates(rewardTopics, useRefresh(menuCalls));
  const countOf = (page: string) => menu?.find((item) => item.page === page)?.count;
  const rewards = countOf('rewardCenter');
  const missions = countOf('missionLeaderboard');
  const canWithdraw = countOf('withdraw') !== undefined;
  if (menu && rewards === undefined && missions === undefined && !canWithdraw) return null;
  return (
    <nav className={styles.waiting} aria-label={t('home.waiting')} aria-busy={isReady && !menu}>
      {rewards !== undefined && (
        <WaitingCard page="rewardCenter" icon={<GiftIcon />} title={t('home.rewards')} isWaiting={rewards > 0}>
          {t('home.to_claim', { count: rewards })}
        </WaitingCard>
      )}
      {missions !== undefined && (
        <WaitingCard
          page="missionLeaderboard"
          icon={<TrophyIcon />}
          title={t('home.missions')}
          isWaiting={missions > 0}
        >
          {t('home.to_claim', { count: missions })}
        </WaitingCard>
      )}
      {canWithdraw && <WithdrawalCard />}
    </nav>
  );
}

function WithdrawalCard() {
  const t = useText();
  const money = useMoneyText();
  useRefreshOn('withdrawal-changed', withdrawalCalls);
  const latest = useCallQuery(listWithdrawals, { pageNo: 1, pageSize: 1 }).data?.list[0];
  const open = latest && !isFinalWithdrawal(latest.state) ? latest : undefined;
  return (
    <WaitingCard
      page="withdraw"
      icon={<WithdrawIcon />}
      title={t('home.withdrawal')}
      isWaiting={open?.state === 'paid' || open?.state === 'paying'}
    >
      {open ? t(`home.withdrawal_${stageOf(open.state)}`, { amount: money(open.amount) }) : t('home.withdrawal_none')}
    </WaitingCard>
  );
}

/** In the words of a player: on its way, to be confirmed, or looked into. */
function stageOf(state: WithdrawalState): 'open' | 'paid' | 'missing' {
  if (state === 'not_received') return 'missing';
  return state === 'paid' ? 'paid' : 'open';
}

interface WaitingCardProps {
  /** Page of the member centre. */
  page: string;
  icon: ReactNode;
  title: string;
  /** Something is to be done. */
  isWaiting: boolean;
  children: ReactNode;
}

function WaitingCard({ page, icon, title, isWaiting, children }: WaitingCardProps) {
  const { host } = usePortal();
  return (
    <button
      type="button"
      className={styles.card}
      data-waiting={isWaiting || undefined}
      onClick={() => host.openOverlay('member-centre', page)}
    >
      <IconSpot tone={isWaiting ? 'accent' : 'quiet'}>{icon}</IconSpot>
      <span className={styles.words}>
        <strong>{title}</strong>
        <span className={styles.text}>{children}</span>
      </span>
    </button>
  );
}
