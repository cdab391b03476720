import { claimRebate, declineRebate, getRebates, listRebates } from '@portal/shared/contract/rewards/rebates';
import { claimReward, listRewards } from '@portal/shared/contract/rewards/rewards';
import { claimBirthdayGift, getPlayerRank, getVipGifts } from '@portal/shared/contract/rewards/vip';
import type { App } from '../../../app.ts';
import { newId } from '../../../kernel/database/ids.ts';
import { apiClient } from '../../../testing/api-client.ts';
import type { NewMember } from '../../accounts/index.ts';
import { addMember } from '../../accounts/testing/add-member.ts';
import { type BetSettled, betSettled } from '../../games/index.ts';
import { settledBet } from '../../games/testing/settled-bet.ts';
import { memberAccount } from '../../wallet/index.ts';

/** A member with a session, and their calls about rebates and VIP gifts. */
export async function rebatePlayer(app: App, account: string, change: Partial<NewMember> = {}) {
  const member = await addMember(app, account, change);
  const api = apiClient(app);
  let token = '';
  /** Opens a new session, since sessions end with the days that a test lets pass. */
  async function logIn(): Promise<void> {
    // Without a login, whose tries are limited.
    token = await app.modules.session.open({
      address: '127.0.0.1',
      client: '',
      passwordChangeRequired: false,
      memberId: member.id,
    });
  }
  const keyed = (key: string = newId()) => ({ token, headers: { 'idempotency-key': key } });
  await logIn();
  const player = {
    id: member.id,
    api,
    keyed,
    logIn,
    bet: (stakeMinor: number, bet: Partial<BetSettled> = {}) =>
      settledBet(member, { stakeMinor: String(stakeMinor), ...bet }),
    async play(...bets: BetSettled[]): Promise<void> {
      const { outbox } = app.server.kernel;
      await outbox.publishAll(betSettled, bets);
      await outbox.drain();
    },
    rebates: async () => (await api.send(getRebates, {}, { token })).value,
    category: async (gameType: string) =>
      (await player.rebates()).categories.find((category) => category.gameType === gameType),
    claim: (asked: Record<string, unknown> = {}, key?: string) => api.send(claimRebate, asked, keyed(key)),
    decline: (gameType: unknown) => api.send(declineRebate, { gameType: gameType as 'RNG' }, { token }),
    overRewards: async () => (await api.send(listRewards, { state: 'over' }, { token })).value.list,
    history: async (query = {}) => (await api.send(listRebates, query, { token })).value,
    gifts: async () => (await api.send(getVipGifts, {}, { token })).value,
    claimGift: (id: string) => api.send(claimReward, { id }, keyed()),
    claimBirthday: (key?: string) => api.send(claimBirthdayGift, {}, keyed(key)),
    places: async () => (await api.send(getPlayerRank, {}, { token })).value,
    rank: async () => (await app.modules.member.byId(member.id))?.rankLevel,
    wallet: () => app.modules.wallet.balanceOf(memberAccount(member.id)),
  };
  return player;
}

export type RebatePlayer = Awaited<ReturnType<typeof rebatePlayer>>;

const bounds = { smallest: '0.10', capPerDay: '20.00' };
/** Rebates of three categories, one of them automatic. */
export const rebateSetting = {
  categories: [
    { gameType: 'RNG' as const, mode: 'manual' as const, rates: [{ rank: 0, basisPoints: 50 }], ...bounds },
    { gameType: 'LIVE' as const, mode: 'manual' as const, rates: [{ rank: 0, basisPoints: 30 }], ...bounds },
    { gameType: 'LOTT' as const, mode: 'automatic' as const, rates: [{ rank: 0, basisPoints: 20 }], ...bounds },
  ],
  turnoverPercent: 300,
  claimDays: 3,
};

/** Sets rebates with days in UTC. */
export async function setRebates({ modules }: App): Promise<void> {
  const { settings } = modules;
  await settings.write('timeZone', 'UTC', 'test');
  await settings.write('rewards.rebates', rebateSetting, 'test');
}
