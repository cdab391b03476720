import type { CallResult } from '@portal/shared/contract/calls/define-call';
import { declineReward } from '@portal/shared/contract/rewards/rewards';
import { declineBirthdayGift, type getVipGifts } from '@portal/shared/contract/rewards/vip';
import { Money } from '@portal/shared/parts/money';
import { PageSection } from '@portal/shared/parts/page';
import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { useHost } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { shownGifts } from '@portal/shared/remote/rewards/shown-gifts.rules';
import { useClaimGift } from '@portal/shared/remote/rewards/use-claim-gift';
import { Button } from '@portal/shared/ui/button';
import { Badge } from '@portal/shared/ui/feedback/badge';
import { GiftIcon } from '@portal/shared/ui/icons/frame';
import { IconSpot } from '@portal/shared/ui/icons/icon-spot';
import { GiftCard } from '@portal/shared/ui/rewards/gift-card';
import { VipMedal } from '@portal/shared/ui/rewards/vip-medal';
import { useContext } from 'react';
import { CentrePagesContext } from '../../parts/centre-pages.ts';
import { DeclineButton } from '../../parts/rewards/decline-button.tsx';
import styles from './rank.module.css';
import { useRankRefresh } from './use-rank.ts';

type Gifts = CallResult<typeof getVipGifts>;

/** Gifts of levels, claimable ones first, and of the birthday. The benefits list the rest. */
export function RankGifts({ gifts: { upgrades, birthday } }: { gifts: Gifts }) {
  return (
    <PageSection id="rank-gifts" title={<FormattedMessage id="rank.gifts" />}>
      <ul className={styles.gifts}>
        {shownGifts(upgrades).map((gift) => (
          <UpgradeGift key={gift.rank} gift={gift} />
        ))}
        <BirthdayGift birthday={birthday} />
      </ul>
    </PageSection>
  );
}

function UpgradeGift({ gift: { rank, amount, state, rewardId } }: { gift: Gifts['upgrades'][number] }) {
  const intl = useIntl();
  const { claim, isBusy } = useRankGift(rewardId);
  const host = useHost();
  const refresh = useRankRefresh();
  const name = intl.formatMessage({ id: 'rank.gift.upgrade' }, { rank });
  return (
    <GiftCard
      name={name}
      amount={<Money amount={amount} />}
      state={state}
      isDimmed={state === 'locked'}
      picture={<VipMedal rank={rank} size={44} />}
    >
      {state === 'claimable' && rewardId ? (
        <>
          <ClaimButton name={name} isBusy={isBusy} onClaim={claim} />
          <DeclineButton name={name} send={() => host.call(declineReward, { id: rewardId })} refresh={refresh} />
        </>
      ) : (
        <Badge tone={state === 'claimed' ? 'good' : 'neutral'}>
          <FormattedMessage id={`rank.gift.${state === 'claimed' ? 'claimed' : 'locked'}`} values={{ rank }} />
        </Badge>
      )}
    </GiftCard>
  );
}

function BirthdayGift({ birthday }: { birthday: Gifts['birthday'] }) {
  const intl = useIntl();
  const pages = useContext(CentrePagesContext);
  const text = useBirthdayText();
  const { claim, isBusy } = useRankGift();
  const host = useHost();
  const refresh = useRankRefresh();
  const { state, amount } = birthday;
  const name = intl.formatMessage({ id: 'rank.birthdayGift' });
  return (
    <GiftCard
      name={name}
      amount={amount === '0.00' ? undefined : <Money amount={amount} />}
      state={state}
      picture={
        <IconSpot tone="accent" isRound size={44}>
          <GiftIcon size={26} />
        </IconSpot>
      }
    >
      {state === 'claimable' ? (
        <>
          <ClaimButton name={name} isBusy={isBusy} onClaim={claim} />
          <DeclineButton name={name} send={() => host.call(declineBirthdayGift, {})} refresh={refresh} />
        </>
      ) : null}
      {state === 'unknown' && pages.has('securityCenter') ? (
        <Button onClick={() => pages.open('securityCenter')}>
          <FormattedMessage id="rank.birthday.set" />
        </Button>
      ) : null}
      <p className={styles.giftNote}>{text(birthday)}</p>
    </GiftCard>
  );
}

function ClaimButton({ name, isBusy, onClaim }: { name: string; isBusy: boolean; onClaim: () => void }) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'rank.gift.claim' });
  return (
    <Button variant="primary" busy={isBusy} onClick={onClaim} aria-label={`${label}: ${name}`}>
      {label}
    </Button>
  );
}

/** Claims the gift of a level by its reward or, without one, that of the birthday; reports the outcome. */
function useRankGift(rewardId?: string) {
  const intl = useIntl();
  const shown = useShownAmount();
  return useClaimGift({
    rewardId,
    done: (amount) => intl.formatMessage({ id: 'rank.gift.done' }, { amount: shown(amount) }),
    failed: () => intl.formatMessage({ id: 'failed.text' }),
    refresh: useRankRefresh(),
  });
}

/** Returns the state of the birthday gift as a sentence. */
function useBirthdayText() {
  const intl = useIntl();
  // Until midnight of the portal, whatever time zone the member uses.
  const { timeZone } = useHost().site;
  return ({ state, from, until, declinedAt }: CallResult<typeof getVipGifts>['birthday']): string => {
    const day =
      state === 'claimable' && until
        ? intl.formatDate(until, { dateStyle: 'long', timeZone })
        : from && intl.formatDate(`${from}T12:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' });
    return intl.formatMessage({ id: `rank.birthday.${declinedAt ? 'declined' : state}` }, { day });
  };
}
