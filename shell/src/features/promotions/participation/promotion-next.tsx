import type { PromotionDetail } from '@portal/shared/contract/rewards/promotions';
import { Link } from '@portal/shared/remote/router';
import { Button, buttonClass } from '@portal/shared/ui/button';
import { InfoIcon } from '@portal/shared/ui/icons/frame';
import offer from '../../../frame/page-parts/offer-card.module.css';
import { usePortal } from '../../../host/portal-context.ts';
import { type TextOf, useText } from '../../../host/use-text.ts';
import type { PromotionState } from '../promotions.rules.ts';

export interface PromotionActionProps {
  promotion: PromotionDetail;
  state: PromotionState;
}

/** Explains the state, what is missing, and where to continue. */
export function PromotionNext({ promotion, state }: PromotionActionProps) {
  const { kind, obstacle } = promotion;
  const t = useText();
  const { host, openSupport } = usePortal();
  const waitsForDeposit = obstacle === 'promotion_deposit' || (state === 'joined' && kind === 'deposit');
  return (
    <>
      <p className={offer.note}>
        <InfoIcon size={20} />
        <span>{meaningOf(t, promotion, state)}</span>
      </p>
      {state === 'issued' && (
        <Button variant="primary" size="large" wide onClick={() => host.openOverlay('member-centre', 'rewardCenter')}>
          {t('promotions.to_rewards')}
        </Button>
      )}
      {waitsForDeposit && (
        <Button variant="primary" size="large" wide onClick={() => host.openOverlay('member-centre', 'depositv2')}>
          {t('promotions.to_deposit')}
        </Button>
      )}
      {obstacle === 'promotion_rank' && (
        <Link to="/vip" className={buttonClass({ wide: true })}>
          {t('promotions.to_vip')}
        </Link>
      )}
      {state === 'rejected' && (
        <Button wide onClick={openSupport}>
          {t('promotions.ask')}
        </Button>
      )}
    </>
  );
}

/** Missing requirements come first; joining and claiming have a text per kind. */
function meaningOf(t: TextOf, promotion: PromotionActionProps['promotion'], state: PromotionState): string {
  const { kind, obstacle, participation } = promotion;
  if (obstacle) return t(`promotions.means_${obstacle}`);
  if (state === 'join') return t(`promotions.means_join_${kind}`);
  if (state === 'claim') return t(`promotions.means_claim_${kind}`);
  if (state === 'joined' && kind === 'deposit') return t('promotions.means_joined_deposit');
  if (state === 'close' && participation?.declinedAt) return t('promotions.means_declined');
  return t(`promotions.means_${state}`);
}
