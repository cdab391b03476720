import { NotLoaded } from '@portal/shared/parts/failed';
import { CardList, CardsSkeleton, Page } from '@portal/shared/parts/page';
import { Pages } from '@portal/shared/parts/pages';
import { useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { CountBadge } from '@portal/shared/ui/feedback/count-badge';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { Tabs } from '@portal/shared/ui/navigation/tabs';
import { useRef, useState } from 'react';
import { ClaimTerms } from './claim-terms.tsx';
import { ReceiptDialog } from './receipt-dialog.tsx';
import { RewardCard } from './reward-card.tsx';
import { bySoonest, type RewardTab, rewardTabs } from './rewards.rules.ts';
import { RewardsEmpty } from './rewards-empty.tsx';
import { type Claims, useClaims } from './use-claims.ts';
import { useRewards } from './use-rewards.ts';
import { useToPromotions } from './use-to-promotions.ts';
import { WaitingHead } from './waiting-head.tsx';

/** Claimable rewards on top; all rewards by state below. */
export function RewardCentre() {
  const intl = useIntl();
  const [tab, setTab] = useState<RewardTab>('claimable');
  const waiting = useRewards('claimable', 1);
  const claims = useClaims();
  const toPromotions = useToPromotions();
  const page = useRef<HTMLDivElement>(null);
  // The button that was pressed has gone with its card.
  const chosenTab = () => page.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]') ?? true;
  const text = (id: string, values?: Record<string, number>) => intl.formatMessage({ id }, values);
  if (!waiting.data)
    return (
      <NotLoaded titleId="rewards.failed" query={waiting}>
        <RewardsSkeleton />
      </NotLoaded>
    );
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
      <Button variant="quiet" onClick={toPromotions}>
        {text('rewards.promoCode')}
      </Button>
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

/** Rewards of one tab as cards; claimable ones are sorted by their end. */
function RewardList({ tab, claims }: { tab: RewardTab; claims: Claims }) {
  const [pageNo, setPageNo] = useState(1);
  const rewards = useRewards(tab, pageNo);
  const { data } = rewards;
  if (!data)
    return (
      <NotLoaded titleId="rewards.failed" query={rewards}>
        <CardsSkeleton height={cardHeight} />
      </NotLoaded>
    );
  if (data.list.length === 0) return <RewardsEmpty tab={tab} />;
  const list = tab === 'claimable' ? bySoonest(data.list) : data.list;
  return (
    <Page isTight>
      <CardList>
        {list.map((reward) => (
          <li key={reward.id}>
            <RewardCard reward={reward} serverTime={data.serverTime} claims={claims} isOne={list.length === 1} />
          </li>
        ))}
      </CardList>
      <Pages pageNo={pageNo} totalPages={data.totalPages} onPage={setPageNo} />
    </Page>
  );
}

/** Of a card, in pixels. */
const cardHeight = 176;

/** Holds the places of head, tabs and cards. */
function RewardsSkeleton() {
  return (
    <Page isTight aria-busy="true">
      <Skeleton shape="block" width="100%" height={156} />
      <Skeleton shape="block" width="100%" height={52} />
      <CardsSkeleton height={cardHeight} />
    </Page>
  );
}
