import { declinePromotion, type PromotionDetail } from '@portal/shared/contract/rewards/promotions';
import { useHost } from '@portal/shared/remote/host-context';
import { useDecline } from '@portal/shared/remote/rewards/use-decline';
import { Button } from '@portal/shared/ui/button';
import { useText } from '../../../host/use-text.ts';
import { useGiftWords } from '../promotion-gift.tsx';
import { usePromotionRefresh } from '../use-promotion-updates.ts';

/** Declines the reward of a claim or draw, for good in this period. */
export function DeclinePromotion({ promotion: { id, title, terms, offer } }: { promotion: PromotionDetail }) {
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
