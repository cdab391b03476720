import { Failed } from '@portal/shared/parts/failed';
import { Page } from '@portal/shared/parts/page';
import { useIntl } from '@portal/shared/remote/intl';
import { CountBadge } from '@portal/shared/ui/feedback/count-badge';
import { Tabs } from '@portal/shared/ui/navigation/tabs';
import { useRef, useState } from 'react';
import { ClaimTerms } from './claim-terms.tsx';
import { ReceiptDialog } from './receipt-dialog.tsx';
import { RewardList } from './reward-list.tsx';
import { type RewardTab, rewardTabs } from './rewards.rules.ts';
import { RewardsSkeleton } from './rewards-skeleton.tsx';
import { useClaims } from './use-claims.ts';
import { useRewards } from './use-rewards.ts';
import { WaitingHead } from './waiting-head.tsx';

/** What waits to be claimed on top; below it everything that was given, by what became of it. */
export function RewardCentre() {
  const intl = useIntl();
  const [tab, setTab] = useState<RewardTab>('claimable');
  const waiting = useRewards('claimable', 1);
  const claims = useClaims();
  const page = useRef<HTMLDivElement>(null);
  // The button that was pressed has gone with its card.
  const chosenTab = () => page.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]') ?? true;
  const text = (id: string, values?: Record<string, number>) => intl.formatMessage({ id }, values);
  if (waiting.isError && !waiting.data)
    return <Failed titleId="rewards.failed" onRetry={() => void waiting.refetch()} />;
  if (!waiting.data) return <RewardsSkeleton />;
  const { list, rewardCount } = waiting.data;
  const badge = <CountBadge count={rewardCount} label={text('rewards.waiting', { count: rewardCount })} />;
  const items = rewardTabs.map((value) => ({
    value,
    label: text(`rewards.tab.${value}`),
    badge: value === 'claimable' ? badge : undefined,
  }));
  return (
    <Page ref={page} isTight>
      <WaitingHead rewards={list} claims={claims} />
      <Tabs look="pill" label={text('rewards.tabs')} items={items} value={tab} onChange={setTab}>
        <RewardList key={tab} tab={tab} claims={claims} />
      </Tabs>
      {claims.asked ? <ClaimTerms rewards={claims.asked} claims={claims} /> : null}
      {claims.receipt ? (
        <ReceiptDialog receipt={claims.receipt} onClose={claims.closeReceipt} finalFocus={chosenTab} />
      ) : null}
    </Page>
  );
}
