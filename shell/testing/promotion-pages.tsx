import type { Promotion, PromotionDetail } from '@portal/shared/contract/rewards/promotions';
import { fakeMember } from '@portal/shared/testing/fake-host';
import type { CallName, FakeAnswers, FakePlatform } from '@portal/shared/testing/fake-platform';
import userEvent from '@testing-library/user-event';
import { PromoDetailPage } from '../src/features/promotions/detail/promo-detail-page.tsx';
import { PromotionsPage } from '../src/features/promotions/promotions-page.tsx';
import { memberAtom } from '../src/host/atoms.ts';
import { change, openPortal } from './open-portal.tsx';

export const promotion = (id: string, changes: Partial<Promotion> = {}): Promotion => ({
  id,
  type: 'slots',
  title: `Title ${id}`,
  summary: 'Summary',
  content: '<p>Rule one</p>',
  art: 'art:promo',
  state: 'join',
  kind: 'join',
  ...changes,
});
export const detail = (changes: Partial<PromotionDetail> = {}): PromotionDetail => ({
  ...promotion('a'),
  terms: { kind: changes.kind ?? 'join', per: 'once' },
  termsId: 'terms-1',
  ...changes,
});
type Who = 'visitor' | 'member' | 'trial';

/** Opens the list or detail of promotions for this viewer; the detail shows promotion `a`. */
export async function openPromotions(page: 'list' | 'detail', answers: FakeAnswers, who: Who = 'visitor') {
  const { show, portal, platform } = await openPortal({
    at: '/promoDetail?id=a',
    answers: { listPromotions: { promotions: [promotion('b')] }, ...answers },
    token: who === 'visitor' ? undefined : 'T',
  });
  if (who !== 'visitor')
    await change(() => portal.store.set(memberAtom, { ...fakeMember, type: who === 'trial' ? 4 : 0 }));
  show(page === 'list' ? <PromotionsPage /> : <PromoDetailPage />);
  return { portal, platform, user: userEvent.setup() };
}
export const calls = ({ seen }: FakePlatform, name: CallName) =>
  seen.filter((call) => call.name === name).map(({ input }) => input);
export const list = (promotions: Promotion[]): FakeAnswers => ({ listPromotions: { promotions } });
export const one = (changes: Partial<PromotionDetail> = {}): FakeAnswers => ({ getPromotion: detail(changes) });
