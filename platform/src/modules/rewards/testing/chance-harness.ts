import {
  commitChance,
  drawChance,
  getChance,
  getOwnChance,
  openEnvelope,
} from '@portal/shared/contract/rewards/chance';
import { proposeEnvelopes } from '@portal/shared/contract/rewards/operator-chance';
import type { App } from '../../../app.ts';
import { newId } from '../../../kernel/database/ids.ts';
import { apiClient } from '../../../testing/api-client.ts';
import { addMember } from '../../accounts/testing/add-member.ts';
import { settledBet } from '../../games/testing/settled-bet.ts';
import type { FinanceOperators } from '../../payments/testing/finance-operators.ts';

/** Members who draw over the API. */
export function chanceHarness(app: App) {
  const api = apiClient(app);
  const keyed = (token: string, key: string = newId()) => ({ token, headers: { 'idempotency-key': key } });

  const harness = {
    api,
    keyed,
    /** Adds a member who has staked this much today, in minor units. */
    async player(account: string, stakeMinor = 0): Promise<{ id: string; token: string }> {
      const member = await addMember(app, account);
      if (stakeMinor > 0)
        await app.modules.rewards.chance.count([settledBet(member, { stakeMinor: String(stakeMinor) })]);
      // Without a login, whose tries are limited.
      const start = { address: '127.0.0.1', client: '', passwordChangeRequired: false };
      return { id: member.id, token: await app.modules.session.open({ ...start, memberId: member.id }) };
    },
    see: async () => (await api.send(getChance, {})).value,
    seeOwn: async (token: string) => (await api.send(getOwnChance, {}, { token })).value,
    commit: async (token: string, game: 'wheel' | 'egg' | 'envelope') =>
      (await api.send(commitChance, { game }, { token })).value.commitment,
    /** Draws as the page does; `change` varies the call. */
    async draw(token: string, game: 'wheel' | 'egg', change: { commitment?: string } & object = {}, key?: string) {
      const commitment = change.commitment ?? (await harness.commit(token, game));
      const { oddsId } = (await harness.see())[game];
      const asked = { game, commitment, oddsId, clientSeed: 'client-seed-1', ...change };
      return api.send(drawChance, asked, keyed(token, key));
    },
    async open(token: string, id: string, change: object = {}, key?: string) {
      const commitment = await harness.commit(token, 'envelope');
      return api.send(openEnvelope, { id, commitment, clientSeed: 'client-seed-1', ...change }, keyed(token, key));
    },
    propose: async (operators: FinanceOperators, change: object = {}) =>
      api.send(proposeEnvelopes, { ...dayOfEnvelopes(app), ...change }, keyed(await operators.maker())),
    /** Has a drop proposed and approved; returns its id. */
    async drop(operators: FinanceOperators, change: object = {}): Promise<string> {
      const proposed = await harness.propose(operators, change);
      if (!proposed.success) throw new Error(`Not proposed: ${proposed.code}`);
      const accepted = await operators.accept(proposed.value.id);
      if (!accepted.success) throw new Error(`Not accepted: ${accepted.code}`);
      return proposed.value.targetId;
    },
  };
  return harness;
}

export type ChanceHarness = ReturnType<typeof chanceHarness>;

/** 10.00 in ten envelopes, open for a day from now. */
function dayOfEnvelopes({ server }: App) {
  const now = server.kernel.clock.now().getTime();
  const window = { startsAt: new Date(now).toISOString(), endsAt: new Date(now + 86_400_000).toISOString() };
  return { sum: '10.00', count: 10, share: 'random', ...window, why: 'a test of envelopes' };
}
