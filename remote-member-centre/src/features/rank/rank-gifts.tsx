import type { CallResult } from '@portal/shared/contract/define-call';
import type { getVipGifts } from '@portal/shared/contract/rewards/vip-calls';
import { Money } from '@portal/shared/parts/money';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { Badge } from '@portal/shared/ui/badge';
import { Button } from '@portal/shared/ui/button';
import { GiftIcon } from '@portal/shared/ui/icons-money';
import { VipMedal } from '@portal/shared/ui/vip-medal';
import { useContext } from 'react';
import { CentrePagesContext } from '../../parts/centre-pages.ts';
import styles from './rank.module.css';
import { useBirthdayText } from './use-birthday-text.ts';
import { useClaimGift } from './use-claim-gift.ts';

type Gifts = CallResult<typeof getVipGifts>;

/** Gifts of levels, those to claim first, and that of the birthday. */
export function RankGifts({ gifts: { upgrades, birthday } }: { gifts: Gifts }) {
  const of = (asked: Gifts['upgrades'][number]['state']) => upgrades.filter(({ state }) => state === asked);
  // All that waits, the next one, and the last that was claimed: the others stand in the benefits.
  const shown = [...of('claimable'), ...of('locked').slice(0, 1), ...of('claimed').slice(-1)];
  return (
    <section className={styles.section} aria-labelledby="rank-gifts">
      <h2 id="rank-gifts" className={styles.title}>
        <FormattedMessage id="rank.gifts" />
      </h2>
      <ul className={styles.gifts}>
        {shown.map((gift) => (
          <UpgradeGift key={gift.rank} gift={gift} />
        ))}
        <BirthdayGift birthday={birthday} />
      </ul>
    </section>
  );
}

function UpgradeGift({ gift: { rank, amount, state, rewardId } }: { gift: Gifts['upgrades'][number] }) {
  const intl = useIntl();
  const { claim, isBusy } = useClaimGift(rewardId);
  const name = intl.formatMessage({ id: 'rank.gift.upgrade' }, { rank });
  return (
    <li className={styles.gift} data-state={state}>
      <VipMedal rank={rank} size={44} />
      <div className={styles.giftWords}>
        <h3 className={styles.giftName}>{name}</h3>
        <p className={styles.giftAmount}>
          <Money amount={amount} />
        </p>
      </div>
      {state === 'claimable' && rewardId ? (
        <ClaimButton name={name} isBusy={isBusy} onClaim={claim} />
      ) : (
        <Badge tone={state === 'claimed' ? 'good' : 'neutral'}>
          <FormattedMessage id={`rank.gift.${state === 'claimed' ? 'claimed' : 'locked'}`} values={{ rank }} />
        </Badge>
      )}
    </li>
  );
}

function BirthdayGift({ birthday }: { birthday: Gifts['birthday'] }) {
  const intl = useIntl();
  const pages = useContext(CentrePagesContext);
  const text = useBirthdayText();
  const { claim, isBusy } = useClaimGift();
  const { state, amount } = birthday;
  const name = intl.formatMessage({ id: 'rank.birthdayGift' });
  return (
    <li className={styles.gift} data-state={state}>
      <span className={styles.cake}>
        <GiftIcon size={26} />
      </span>
      <div className={styles.giftWords}>
        <h3 className={styles.giftName}>{name}</h3>
        {amount === '0.00' ? null : (
          <p className={styles.giftAmount}>
            <Money amount={amount} />
          </p>
        )}
      </div>
      {state === 'claimable' ? <ClaimButton name={name} isBusy={isBusy} onClaim={claim} /> : null}
      {state === 'unknown' && pages.has('securityCenter') ? (
        <Button onClick={() => pages.open('securityCenter')}>
          <FormattedMessage id="rank.birthday.set" />
        </Button>
      ) : null}
      <p className={styles.giftNote}>{text(birthday)}</p>
    </li>
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
