import {
  changePromoCampaign,
  createPromoCampaign,
  listPromoCampaigns,
} from '@portal/shared/contract/rewards/operator-promo-codes';
import { redeemPromoCode } from '@portal/shared/contract/rewards/promo-codes';
import { claimReward, declineReward, listRewards } from '@portal/shared/contract/rewards/rewards';
import type { App } from '../../../app.ts';
import { newId } from '../../../kernel/database/ids.ts';
import { apiClient } from '../../../testing/api-client.ts';
import type { NewMember } from '../../accounts/index.ts';
import { addMember } from '../../accounts/testing/add-member.ts';
import { type FinanceOperators, financeOperators } from '../../payments/testing/finance-operators.ts';

export interface Redeemer {
  memberId: string;
  token: string;
}

const dayMs = 86_400_000;

/** Promo codes of two operators and members who redeem them over the API. */
export async function promoCodeHarness(app: App, operators?: FinanceOperators) {
  const api = apiClient(app);
  const finance = operators ?? (await financeOperators(app));
  const keyed = (token: string, key = newId()) => ({ token, headers: { 'idempotency-key': key } });
  const why = 'a test of promo codes';

  const harness = {
    finance,
    keyed,
    /** A campaign of ten times 5.00 that is open for a day; changes replace its terms. */
    terms(change: object = {}): Record<string, unknown> {
      const now = app.server.kernel.clock.now().getTime();
      const window = { startsAt: new Date(now).toISOString(), endsAt: new Date(now + dayMs).toISOString() };
      return { uses: 10, amount: '5.00', turnoverPercent: 300, ...window, why, ...change };
    },
    create: async (change: object = {}, token?: string) =>
      api.send(createPromoCampaign, harness.terms(change), keyed(token ?? (await finance.maker()))),
    /** Has codes made by two operators; returns the id of their campaign. */
    async open(change: object = {}): Promise<string> {
      const { value, code } = await harness.create(change);
      if (!value.approvalRequest) throw new Error(`Not requested: ${code}`);
      const accepted = await finance.accept(value.approvalRequest.id);
      if (!accepted.success) throw new Error(`Not accepted: ${accepted.code}`);
      return value.approvalRequest.targetId;
    },
    change: async (id: string, act: 'pause' | 'resume' | 'end') =>
      api.send(changePromoCampaign, { id, act, why }, keyed(await finance.checker())),
    campaigns: async (asked: object = {}) =>
      (await api.send(listPromoCampaigns, asked, { token: await finance.checker() })).value.list,
    async campaign(id: string) {
      const found = (await harness.campaigns({ pageSize: 100 })).find((one) => one.id === id);
      if (!found) throw new Error(`No campaign ${id}`);
      return found;
    },
    async codesOf(id: string): Promise<string[]> {
      const all: string[] = [];
      for await (const page of app.modules.rewards.promoCodes.campaigns.codesOf(id))
        all.push(...page.map(({ code }) => code));
      return all;
    },
    async member(account: string, change: Partial<NewMember> = {}): Promise<Redeemer> {
      const { id: memberId } = await addMember(app, account, change);
      return harness.session(memberId);
    },
    /** Without a login, whose tries are limited. */
    async session(memberId: string): Promise<Redeemer> {
      const start = { address: '127.0.0.1', client: '', passwordChangeRequired: false };
      return { memberId, token: await app.modules.session.open({ ...start, memberId }) };
    },
    redeem: ({ token }: Redeemer, code: string, key?: string, remoteAddress?: string) =>
      api.send(redeemPromoCode, { code }, { ...keyed(token, key), remoteAddress }),
    rewards: async ({ token }: Redeemer) => (await api.send(listRewards, {}, { token })).value.list,
    claim: ({ token }: Redeemer, id: string) => api.send(claimReward, { id }, keyed(token)),
    decline: ({ token }: Redeemer, id: string) => api.send(declineReward, { id }, { token }),
  };
  return harness;
}

export type PromoCodeHarness = Awaited<ReturnType<typeof promoCodeHarness>>;
