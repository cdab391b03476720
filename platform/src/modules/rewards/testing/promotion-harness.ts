import {
  decidePromotionApplication,
  listPromotionApplications,
  reviewPromotionApplication,
} from '@portal/shared/contract/rewards/operator-promotions';
import {
  applyForPromotion,
  claimPromotion,
  declinePromotion,
  getPromotion,
  joinPromotion,
  uploadPromotionImage,
} from '@portal/shared/contract/rewards/promotions';
import { claimRafflePromotion } from '@portal/shared/contract/rewards/raffles';
import { claimReward, listRewards } from '@portal/shared/contract/rewards/rewards';
import type { App } from '../../../app.ts';
import { newId } from '../../../kernel/database/ids.ts';
import { apiClient } from '../../../testing/api-client.ts';
import { operatorPerson } from '../../../testing/operator-token.ts';
import { addMember, tokenOf } from '../../accounts/testing/add-member.ts';
import { memberAccount } from '../../wallet/index.ts';

const changer = { who: 'test', why: 'a test' };

export interface Guest {
  memberId: string;
  account: string;
  token: string;
}

/** Promotions with the test's own terms, decided by one operator, and the calls of members and that operator. */
export async function promotionHarness(app: App) {
  const api = apiClient(app);
  const {
    settings,
    content: { documents },
  } = app.modules;
  const reviewer = await operatorPerson(app, 'reviewer', 'finance-checker');
  await settings.write('rewards.approvedByTwo', false, 'test');
  const as = (token: string, key = newId()) => ({ token, headers: { 'idempotency-key': key } });
  const words = (title: string) => ({ EN: { title, summary: 'Words', content: '<p>Words</p>' } });
  return {
    reviewer,
    /** Adds a promotion and its terms to the existing ones. */
    async open(id: string, terms: object, document: object = {}): Promise<void> {
      const value = { type: 'test', art: 'art:coin', texts: words(`Title ${id}`), ...document };
      await documents.set('promotion', id, { value }, changer);
      await settings.write(
        'rewards.promotions',
        { ...(await settings.get('rewards.promotions')), [id]: terms },
        'test',
      );
    },
    async guest(account: string, change = {}): Promise<Guest> {
      const { id: memberId } = await addMember(app, account, change);
      return { memberId, account, token: await tokenOf(app, account) };
    },
    see: async (guest: Guest | undefined, id: string) =>
      (await api.send(getPromotion, { id }, guest ? { token: guest.token } : {})).value,
    join: ({ token }: Guest, promotionId: string, key?: string) =>
      api.send(joinPromotion, { promotionId }, as(token, key)),
    claim: ({ token }: Guest, promotionId: string, key?: string, shown: { termsId?: string } = {}) =>
      api.send(claimPromotion, { promotionId, ...shown }, as(token, key)),
    decline: ({ token }: Guest, promotionId: string) => api.send(declinePromotion, { promotionId }, { token }),
    draw: ({ token }: Guest, promotionId: string, key?: string, shown: { termsId?: string; sealed?: object } = {}) =>
      api.send(claimRafflePromotion, { promotionId, ...shown }, as(token, key)),
    send: ({ token }: Guest, promotionId: string, data: string) =>
      api.send(uploadPromotionImage, { promotionId, data }, { token }),
    apply: ({ token }: Guest, promotionId: string, change: object = {}) =>
      api.send(applyForPromotion, { promotionId, comment: 'Please', ...change }, as(token)),
    /** Returns the newest application of a member. */
    async applicationOf({ account }: Guest): Promise<string> {
      const { value } = await api.send(listPromotionApplications, { member: account }, { token: await reviewer() });
      return value.list.at(-1)?.id ?? '';
    },
    review: async (id: string, change: object = {}) =>
      api.send(reviewPromotionApplication, { id, why: 'looking', ...change }, as(await reviewer())),
    decide: async (id: string, act: 'approve' | 'reject', change: object = {}, token?: string) =>
      api.send(decidePromotionApplication, { id, act, why: 'decided so', ...change }, as(token ?? (await reviewer()))),
    rewards: async ({ token }: Guest, asked: { state?: 'claimable' | 'over' } = {}) =>
      (await api.send(listRewards, asked, { token })).value.list,
    collect: ({ token }: Guest, id: string) => api.send(claimReward, { id }, as(token)),
    balance: ({ memberId }: Guest) => app.modules.wallet.balanceOf(memberAccount(memberId)),
  };
}

export type PromotionHarness = Awaited<ReturnType<typeof promotionHarness>>;
