import assert from 'node:assert/strict';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import { drawChance } from '@portal/shared/contract/rewards/chance';
import type { App } from '../../../app.ts';
import { financeOperators } from '../../payments/testing/finance-operators.ts';
import { type ChanceHarness, chanceHarness } from './chance-harness.ts';

const codes = (answers: readonly { status: number; code?: string }[]) => {
  const counted: Record<string, number> = {};
  for (const { status, code } of answers) counted[code ?? String(status)] = (counted[code ?? String(status)] ?? 0) + 1;
  return counted;
};

/** Lets many members open the last envelope and draw from a budget for one prize at once: exactly one must win each. */
export async function manyAtOnce(app: App, many: number): Promise<void> {
  const harness = chanceHarness(app);
  const operators = await financeOperators(app);
  const players = [];
  for (let no = 0; no < many; no += 1) players.push(await harness.player(`racer${no}`, 50_000));
  const id = await harness.drop(operators, { sum: '1.00', count: 1 });
  const opened = await Promise.all(players.map(({ token }) => harness.open(token, id)));
  assert.deepEqual(codes(opened), { 200: 1, envelopes_gone: many - 1 });
  const before = await given(app);
  await onePrize(app, before);
  const drawn = await Promise.all(players.map(({ token }) => harness.draw(token, 'egg')));
  assert.deepEqual(codes(drawn), { 200: 1, chance_budget_spent: many - 1 });
  assert.equal(await given(app), before + 200n);
  const ledger = await app.modules.wallet.checkLedger();
  assert.deepEqual([ledger.balanced, ledger.accountsThatDiffer], [true, 0]);
}

/** Sends many draws of one member at once with one commitment and one ticket: exactly one must be made. */
export async function oneTicketAtOnce(app: App, many: number): Promise<void> {
  const harness: ChanceHarness = chanceHarness(app);
  const { token } = await harness.player('hurried', 50_000);
  const { oddsId } = (await harness.see()).egg;
  const commitment = await harness.commit(token, 'egg');
  const asked = { game: 'egg', oddsId, commitment, clientSeed: 'client-seed-1' };
  const answers = await Promise.all(
    Array.from({ length: many }, () => harness.api.send(drawChance, asked, harness.keyed(token))),
  );
  assert.deepEqual(codes(answers), { 200: 1, chance_seed_stale: many - 1 });
  assert.equal((await harness.seeOwn(token)).egg.tickets, 0);
}

const given = async (app: App) => (await app.modules.rewards.chance.budget.read('egg', '2026-03-02')).allMinor;

/** Sets a prize of 2.00 with near certainty, and a budget with 2.00 left. */
async function onePrize({ modules: { settings } }: App, givenBefore: bigint): Promise<void> {
  const key = 'rewards.chance.egg';
  const prizes = [
    { id: 'cash', kind: 'amount' as const, amount: '2.00', weight: 999_999 },
    { id: 'none', kind: 'nothing' as const, weight: 1 },
  ];
  const left = amountFromMinor(givenBefore + 200n);
  const change = { prizes, budget: { perDay: left, inAll: left } };
  await settings.write(key, { ...(await settings.get(key)), ...change }, 'test');
}
