import type { CallResult } from '@portal/shared/contract/calls/define-call';
import { getVipGifts, getVipProgress } from '@portal/shared/contract/rewards/vip';
import { useRefresh } from '@portal/shared/remote/calls/use-refresh';
import { useCallQuery, useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { shownGifts } from '@portal/shared/remote/rewards/shown-gifts.rules';
import { useClaimGift } from '@portal/shared/remote/rewards/use-claim-gift';
import { useRewardUpdates } from '@portal/shared/remote/rewards/use-reward-updates';
import { AmountLabel } from '@portal/shared/ui/amounts/amount-label';
import { amountText } from '@portal/shared/ui/amounts/amount-text';
import { Button } from '@portal/shared/ui/button';
import { Badge } from '@portal/shared/ui/feedback/badge';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { GiftIcon } from '@portal/shared/ui/icons/frame';
import { IconSpot } from '@portal/shared/ui/icons/icon-spot';
import { GiftCard } from '@portal/shared/ui/rewards/gift-card';
import { VipMedal } from '@portal/shared/ui/rewards/vip-medal';
import type { ComponentProps } from 'react';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import styles from './vip-gifts.module.css';

type Gifts = CallResult<typeof getVipGifts>;
type Upgrade = Gifts['upgrades'][number];

/** Gifts of the member's levels and of the birthday; nothing if they cannot be loaded. */
export function VipGifts() {
  const t = useText();
  useVipUpdates();
  const { data, isError } = useCallQuery(getVipGifts, {}, { keepPrevious: true });
  if (!data) return isError ? null : <Skeleton shape="block" className={styles.waiting} />;
  return (
    <section className={styles.section} aria-labelledby="vip-gifts">
      <h2 id="vip-gifts">{t('vip.gifts')}</h2>
      <ul className={styles.gifts}>
        {shownGifts(data.upgrades).map((gift) => (
          <UpgradeGift key={gift.rank} gift={gift} />
        ))}
        <BirthdayGift birthday={data.birthday} />
      </ul>
    </section>
  );
}

function UpgradeGift({ gift: { rank, amount, state, rewardId } }: { gift: Upgrade }) {
  const t = useText();
  const name = t('vip.gift_of', { level: rank });
  return (
    <Gift name={name} amount={amount} state={state} picture={<VipMedal rank={rank} size={44} />}>
      {state === 'claimable' && rewardId ? (
        <ClaimGift name={name} rewardId={rewardId} />
      ) : (
        <Badge tone={state === 'claimed' ? 'good' : 'neutral'}>
          {state === 'claimed' ? t('vip.gift_claimed') : t('vip.gift_from', { level: rank })}
        </Badge>
      )}
    </Gift>
  );
}

function BirthdayGift({ birthday: { state, amount, from, until } }: { birthday: Gifts['birthday'] }) {
  const t = useText();
  const intl = useIntl();
  const name = t('vip.birthday_gift');
  // Until midnight of the portal, whatever time zone the member uses.
  const { timeZone } = usePortal().host.site;
  const day =
    state === 'claimable' && until
      ? intl.formatDate(until, { dateStyle: 'long', timeZone })
      : from && intl.formatDate(`${from}T12:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Gift
      name={name}
      amount={amount}
      state={state}
      picture={
        <IconSpot tone="accent" isRound size={44}>
          <GiftIcon size={26} />
        </IconSpot>
      }
      note={t(`vip.birthday_${state}`, { day: day ?? '' })}
    >
      {state === 'claimable' && <ClaimGift name={name} />}
    </Gift>
  );
}

function Gift({ amount, ...gift }: ComponentProps<typeof GiftCard> & { amount: string }) {
  const { currencySymbol } = usePortal().host.site;
  return <GiftCard {...gift} amount={amount !== '0.00' && <AmountLabel amount={amount} symbol={currencySymbol} />} />;
}

function ClaimGift({ name, rewardId }: { name: string; rewardId?: string }) {
  const t = useText();
  const { claim, isBusy } = useVipGift(rewardId);
  return (
    <Button variant="primary" busy={isBusy} onClick={claim} aria-label={`${t('vip.gift_claim')}: ${name}`}>
      {t('vip.gift_claim')}
    </Button>
  );
}

/** Claims a level's gift by its reward or, without one, the birthday's; shows the outcome. */
function useVipGift(rewardId?: string) {
  const { currencySymbol } = useHost().site;
  const t = useText();
  return useClaimGift({
    rewardId,
    done: (amount) => t('vip.gift_done', { amount: amountText(currencySymbol, amount) }),
    failed: () => t('vip.gift_failed'),
    refresh: useVipRefresh(),
  });
}

const calls = [getVipProgress, getVipGifts];
const topics = ['vip', 'grants'];

/** Reloads what a round or a claim has changed. */
const useVipRefresh = () => useRefresh(calls);

/** Reloads on live events. */
const useVipUpdates = () => useRewardUpdates(topics, useVipRefresh());
