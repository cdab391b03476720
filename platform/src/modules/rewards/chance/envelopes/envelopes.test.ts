import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { minorUnits } from '@portal/shared/contract/money/amounts';
import { declineEnvelope } from '@portal/shared/contract/rewards/chance';
import { envelopeRange } from '@portal/shared/contract/rewards/chance-draw';
import { getChanceBudget, listEnvelopeDrops, listOperatorDraws } from '@portal/shared/contract/rewards/operator-chance';
import type { App } from '../../../../app.ts';
import { forEachDatabase } from '../../../../testing/database/databases.ts';
import { type TestClock, testClock } from '../../../../testing/test-clock.ts';
import { testApp } from '../../../../testing/test-kernel.ts';
import { type FinanceOperators, financeOperators } from '../../../payments/testing/finance-operators.ts';
import { type ChanceHarness, chanceHarness } from '../../testing/chance-harness.ts';
import { fairNumber } from '../fair-number.rules.ts';

forEachDatabase(({ database }) => {
  let app: App;
  let harness: ChanceHarness;
  let finance: FinanceOperators;
  let clock: TestClock;
  const spent = async () => (await app.modules.rewards.chance.budget.read('envelope', '2026-03-02')).allMinor;
  const later = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000).toISOString();

  before(async () => {
    clock = testClock();
    app = await testApp(database(), { clock });
    harness = chanceHarness(app);
    finance = await financeOperators(app);
  });
  after(() => app.close());

  // covers 2.5
  test('needs two operators for a drop, and takes its sum from the budget', async () => {
    const proposed = await harness.propose(finance);
    assert.equal(proposed.status, 200, proposed.code);
    assert.deepEqual((await harness.see()).envelope.drops, [], 'nothing before the decision');
    assert.equal((await finance.accept(proposed.value.id, await finance.maker())).status, 403);
    assert.equal((await finance.accept(proposed.value.id)).status, 200);
    const [drop] = (await harness.see()).envelope.drops;
    assert.deepEqual([drop?.id, drop?.sum, drop?.count, drop?.left], [proposed.value.targetId, '10.00', 10, 10]);
    assert.equal(await spent(), 1000n);
    const { list } = (await harness.api.send(listEnvelopeDrops, {}, { token: await finance.checker() })).value;
    assert.deepEqual([list[0]?.madeBy, list[0]?.leftSum], ['maker, checker', '10.00']);
  });

  test('declines an envelope for good and leaves the others', async () => {
    const id = await harness.drop(finance, { sum: '5.00', count: 3 });
    const { token } = await harness.player('decliner');
    const decline = (drop: string) => harness.api.send(declineEnvelope, { id: drop }, { token });
    for (const _turn of [1, 2]) assert.deepEqual((await decline(id)).value, { declined: [id] });
    assert.deepEqual((await harness.seeOwn(token)).envelope.declined, [id]);
    assert.equal((await harness.open(token, id)).code, 'envelope_declined');
    assert.equal((await decline('no-such-drop')).code, 'envelope_not_found');
    assert.equal((await harness.see()).envelope.drops.find((drop) => drop.id === id)?.left, 3);
    const other = await harness.player('opener1');
    assert.equal((await harness.open(other.token, id)).status, 200);
    const late = await harness.api.send(declineEnvelope, { id }, { token: other.token });
    assert.equal(late.code, 'envelope_taken');
  });

  test('gives one envelope per member in order of arrival, with random shares that sum up and can be reproduced', async () => {
    const id = await harness.drop(finance, { sum: '5.00', count: 3 });
    let sum = 0n;
    for (const account of ['taker1', 'taker2', 'taker3']) {
      const { token } = await harness.player(account);
      const { draw } = (await harness.open(token, id)).value;
      assert.ok(draw.game === 'envelope');
      const left = { share: draw.share, leftMinor: Number(minorUnits(draw.leftBefore)), leftCount: draw.countBefore };
      const { leastMinor, bound } = envelopeRange(left);
      const number = fairNumber(draw.serverSeed, draw.clientSeed, bound);
      assert.deepEqual([draw.bound, draw.number], [bound, number]);
      assert.equal(minorUnits(draw.amount), BigInt(leastMinor + number));
      sum += minorUnits(draw.amount);
      assert.equal((await harness.open(token, id)).code, 'envelope_taken');
      assert.equal((await harness.seeOwn(token)).envelope.taken[id], draw.amount);
    }
    assert.equal(sum, 500n);
    const { token } = await harness.player('tooLate');
    assert.equal((await harness.open(token, id)).code, 'envelopes_gone');
  });

  test('makes equal shares, with the remainder in the last one', async () => {
    const id = await harness.drop(finance, { sum: '1.00', count: 3, share: 'equal' });
    const amounts: string[] = [];
    for (const account of ['equal1', 'equal2', 'equal3'])
      amounts.push((await harness.open((await harness.player(account)).token, id)).value.draw.amount);
    assert.deepEqual(amounts, ['0.33', '0.33', '0.34']);
  });

  // covers 2.5
  test('refuses an envelope that is early, unknown, closed by the operator or beyond the daily cap', async () => {
    const { token } = await harness.player('impatient');
    const coming = await harness.drop(finance, { startsAt: later(1), endsAt: later(2) });
    assert.equal((await harness.open(token, coming)).code, 'envelope_early');
    const unknown = await harness.open(token, 'nothing');
    assert.deepEqual([unknown.status, unknown.code], [404, 'envelope_not_found']);
    const { settings } = app.modules;
    const terms = await settings.get('rewards.chance.envelope');
    await settings.write('rewards.chance.envelope', { ...terms, isOpen: false }, 'test');
    assert.equal((await harness.open(token, coming)).code, 'chance_closed');
    await settings.write('rewards.chance.envelope', { ...terms, perDay: 1 }, 'test');
    assert.equal((await harness.open(token, await harness.drop(finance))).status, 200);
    assert.equal((await harness.open(token, await harness.drop(finance))).code, 'chance_day_cap');
    await settings.write('rewards.chance.envelope', terms, 'test');
  });

  test('closes a drop at its end and returns the rest to the budget once', async () => {
    const before = await spent();
    const id = await harness.drop(finance, { sum: '6.00', count: 2, share: 'equal', endsAt: later(0.1) });
    const [first, second] = [await harness.player('early1'), await harness.player('early2')];
    assert.equal((await harness.open(first.token, id)).value.draw.amount, '3.00');
    clock.advanceMs(6 * 60_000);
    assert.equal((await harness.open(second.token, id)).code, 'envelope_over');
    await app.modules.rewards.chance.drops.close();
    await app.modules.rewards.chance.drops.close();
    assert.equal(await spent(), before + 300n);
  });

  test('refuses an impossible drop when it is requested and when it is approved', async () => {
    const cases: [object, string][] = [
      [{ sum: '0.09', count: 10 }, 'drop_too_small'],
      [{ startsAt: later(2), endsAt: later(1) }, 'drop_window'],
      [{ startsAt: later(-3), endsAt: later(-2) }, 'drop_window'],
      [{ endsAt: later(32 * 24) }, 'drop_window'],
      [{ sum: '20000.01' }, 'drop_beyond_budget'],
      [{ sum: '0.00' }, 'invalid_input'],
      [{ sum: '-5.00' }, 'invalid_input'],
      [{ sum: '1000000.01' }, 'invalid_input'],
      [{ count: 0 }, 'invalid_input'],
      [{ count: 1.5 }, 'invalid_input'],
      [{ count: 10_001 }, 'invalid_input'],
      [{ share: 'mine' }, 'invalid_input'],
      [{ endsAt: 'soon' }, 'invalid_input'],
    ];
    for (const [change, code] of cases)
      assert.equal((await harness.propose(finance, change)).code, code, JSON.stringify(change));
    const stale = await harness.propose(finance, { endsAt: later(1) });
    clock.advanceMs(2 * 3_600_000);
    const late = await finance.accept(stale.value.id);
    assert.deepEqual([late.status, late.code], [422, 'drop_window']);
  });

  test('shows draws and budgets to operators, but not to members and other roles', async () => {
    const { token } = await harness.player('looker');
    const checker = await finance.checker();
    const { list } = (await harness.api.send(listOperatorDraws, { member: 'Taker1' }, { token: checker })).value;
    assert.deepEqual(
      list.map(({ account, draw }) => [account, draw.game]),
      [['taker1', 'envelope']],
    );
    assert.equal((await harness.api.send(listOperatorDraws, { member: 'nobody' }, { token: checker })).status, 404);
    const { games } = (await harness.api.send(getChanceBudget, {}, { token: checker })).value;
    assert.deepEqual(
      games.map(({ game, perDay }) => [game, perDay]),
      [
        ['wheel', '5000.00'],
        ['egg', '10000.00'],
        ['envelope', '20000.00'],
      ],
    );
    assert.equal((await harness.api.send(getChanceBudget, {}, { token })).status, 401);
    assert.equal((await harness.api.send(listEnvelopeDrops, {}, {})).status, 401);
  });

  test('keeps the ledger balanced', async () => {
    const { balanced, accountsThatDiffer } = await app.modules.wallet.checkLedger();
    assert.deepEqual([balanced, accountsThatDiffer], [true, 0]);
  });
});
