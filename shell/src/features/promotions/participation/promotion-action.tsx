import { trialType } from '@portal/shared/contract/constants';
import { declinePromotion, type PromotionDetail } from '@portal/shared/contract/rewards/promotions';
import { useHost } from '@portal/shared/remote/host-context';
import { useDecline } from '@portal/shared/remote/rewards/use-decline';
import { useAtomValue } from '@portal/shared/remote/state';
import { useOneAtATime } from '@portal/shared/ui/behaviour/use-one-at-a-time';
import { Button } from '@portal/shared/ui/button';
import { FailureNote } from '@portal/shared/ui/feedback/failure-note';
import { useState } from 'react';
import { useProtected } from '../../../frame/use-protected.ts';
import { memberAtom } from '../../../host/atoms.ts';
import { useText } from '../../../host/use-text.ts';
import { useGiftWords } from '../promotion-gift.tsx';
import { actOf, type PromotionAct } from '../promotions.rules.ts';
import { usePromotionRefresh } from '../use-promotion-updates.ts';
import { ApplyDialog } from './apply-dialog.tsx';
import { type PromotionActionProps, PromotionNext } from './promotion-next.tsx';
import { usePromotionAct } from './use-promotion-act.ts';

/** The action available now; a visitor is asked to log in, a trial account to register. */
export function PromotionAction({ promotion, state }: PromotionActionProps) {
  const { kind, obstacle } = promotion;
  const act = obstacle ? undefined : actOf(state, kind);
  const member = useAtomValue(memberAtom);
  const mayDecline = (act === 'claim' || act === 'draw') && member !== undefined && member.type !== trialType;
  return (
    <>
      {act && <ActButton key={act} promotion={promotion} act={act} />}
      {mayDecline && <DeclinePromotion promotion={promotion} />}
      <PromotionNext promotion={promotion} state={state} />
    </>
  );
}

function ActButton({ promotion, act }: { promotion: PromotionDetail; act: PromotionAct }) {
  const t = useText();
  const protect = useProtected();
  const { run, failure } = usePromotionAct(promotion);
  const [runOnce, isBusy] = useOneAtATime(() => run(act));
  const [isApplying, setIsApplying] = useState(false);
  const begin = () => (act === 'apply' ? setIsApplying(true) : void runOnce());
  return (
    <>
      <Button variant="primary" size="large" wide busy={isBusy} onClick={() => protect(begin)}>
        {t(`promotions.do_${act}`)}
      </Button>
      <FailureNote>{failure}</FailureNote>
      {isApplying && <ApplyDialog promotion={promotion} onClose={() => setIsApplying(false)} />}
    </>
  );
}

/** Declines the reward of a claim or draw, for good in this period. */
function DeclinePromotion({ promotion: { id, title, terms, offer } }: { promotion: PromotionDetail }) {
  const t = useText();
  const { call } = useHost();
  const giftWords = useGiftWords();
  const { decline, isBusy } = useDecline({
    ask: {
      title: t('promotions.confirm_decline', { name: title }),
      text: t('promotions.confirm_decline_text', { gift: giftWords(terms, offer) ?? title, per: terms.per }),
      confirmLabel: t('promotions.decline_yes'),
      cancelLabel: t('promotions.decline_no'),
    },
    send: () => call(declinePromotion, { promotionId: id }),
    done: t('promotions.done_decline'),
    failed: t('error.network'),
    refresh: usePromotionRefresh(),
  });
  return (
    <Button variant="quiet" wide busy={isBusy} onClick={decline}>
      {t('promotions.do_decline')}
    </Button>
  );
}
