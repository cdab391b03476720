import type { Reward } from '@portal/shared/contract/rewards/rewards';
import { Button } from '@portal/shared/ui/button';
import { FormattedTime } from '../../../frame/page-parts/formatted-time.tsx';
import { useMoneyText } from '../../../frame/page-parts/use-money-text.ts';
import { usePortal } from '../../../host/portal-context.ts';
import { useText } from '../../../host/use-text.ts';
import { useGiftWords } from '../promotion-gift.tsx';
import styles from './promo-code.module.css';

/** What a promo code gave, what has to be wagered, until when it can be claimed, and the way there. */
export function PromoCodeReceipt({ reward: { amount, points, turnover, expiresAt } }: { reward: Reward }) {
  const t = useText();
  const { host } = usePortal();
  const money = useMoneyText();
  const hasMoney = amount !== '0.00';
  const gift = useGiftWords()({ ...(hasMoney && { amount }), points }) ?? '';
  const wagering =
    turnover === '0.00' ? t('promotions.code_free') : t('promotions.code_turnover', { amount: money(turnover) });
  return (
    <div className={styles.receipt}>
      <p className={styles.gift}>{t('promotions.code_given', { gift })}</p>
      {hasMoney ? <p>{wagering}</p> : null}
      {expiresAt ? (
        <p>
          {t('promotions.code_until')} <FormattedTime at={expiresAt} hasZone />
        </p>
      ) : null}
      <Button variant="primary" wide onClick={() => host.openOverlay('member-centre', 'rewardCenter')}>
        {t('promotions.to_rewards')}
      </Button>
    </div>
  );
}
