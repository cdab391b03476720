import { claimPromotion, joinPromotion, type PromotionDetail } from '@portal/shared/contract/rewards/promotions';
import { refusalOf } from '@portal/shared/remote/calls/refusal-of';
import { useKeyedCall } from '@portal/shared/remote/calls/use-keyed-call';
import { useState } from 'react';
import { useMoneyText } from '../../../frame/page-parts/use-money-text.ts';
import { usePortal } from '../../../host/portal-context.ts';
import { useText } from '../../../host/use-text.ts';
import { useGiftWords } from '../promotion-gift.tsx';
import type { PromotionAct } from '../promotions.rules.ts';
import { timesOf } from '../promotions.rules.ts';
import { usePromotionRefresh } from '../use-promotion-updates.ts';
import { useRaffleDraw } from './use-raffle-draw.ts';

/** Joins, claims and draws; where money is given, the player confirms its turnover requirement. */
export function usePromotionAct({ id, terms, termsId, offer }: PromotionDetail) {
  const t = useText();
  const { host } = usePortal();
  const money = useMoneyText();
  const giftWords = useGiftWords();
  const refresh = usePromotionRefresh();
  const join = useKeyedCall(joinPromotion);
  const claim = useKeyedCall(claimPromotion);
  const draw = useRaffleDraw();
  const [failure, setFailure] = useState('');
  const input = { promotionId: id, termsId };

  function isSure(act: PromotionAct): Promise<boolean> | boolean {
    if (act === 'join') return true;
    const gift = giftWords(terms, offer) ?? '';
    const times = terms.turnoverPercent ? timesOf(terms.turnoverPercent) : 0;
    return host.confirm({
      title: t(`promotions.confirm_${act}`),
      text: [t(`promotions.confirm_${act}_text`, { gift }), t('promotions.confirm_turnover', { times })].join(' '),
      confirmLabel: t(`promotions.do_${act}`),
      cancelLabel: t('common.cancel'),
    });
  }
  async function send(act: PromotionAct): Promise<string> {
    if (act === 'draw') return t('promotions.done_draw', { prize: money(await draw(input)) });
    await (act === 'join' ? join({ promotionId: id }) : claim(input));
    return t(`promotions.done_${act}`);
  }
  return {
    failure,
    async run(act: PromotionAct): Promise<void> {
      setFailure('');
      if (!(await isSure(act))) return;
      try {
        host.toast(await send(act), 'good');
      } catch (error) {
        const refusal = refusalOf(error);
        const isChanged = refusal?.code === 'conflict';
        setFailure(isChanged ? t('promotions.terms_changed') : (refusal?.message ?? t('error.network')));
      }
      await refresh();
    },
  };
}
