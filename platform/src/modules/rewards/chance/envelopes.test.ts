import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { minorUnits } from '@portal/shared/contract/amounts';
import { declineEnvelope } from '@portal/shared/contract/rewards/chance-calls';
import { envelopeRange } from '@portal/shared/contract/rewards/chance-draw';
import {
  getChanceBudget,
  listEnvelopeDrops,
  listOperatorDraws,
} from '@portal/shared/contract/rewards/chance-operator-calls';
import type { App } from '../../../app.ts';
import { type ChancePlace, chancePlace } from '../../../testing/chance-place.ts';
import { forEachDatabase } from '../../../testing/databases.ts';
import { type FinanceDesk, financeDesk } from '../../../testing/finance-desk.ts';
import { type TestClock, testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { fairNumber } from './fair-number.rules.ts';

forEachDatabase(({ database }) => {
  let app: App;
  let place: ChancePlace;
  let desk: FinanceDesk;
  let clock: TestClock;
  const spent = async () => (await app.modules.rewards.chance.budget.read('envelope', '2026-03-02')).allMinor;
  const later = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000).toISOString();

  before(async () => {
    clock = testClock();
    app = await testApp(database(), { clock });
    place = chancePlace(app);
    desk = await financeDesk(app);
  });
  after(() => app.close());

  test('needs two operators for a drop, and takes its sum from the budget', async () => {
    const proposed = await place.propose(desk);
    assert.equal(proposed.status, 200, proposed.code);
    assert.deepEqual((await place.see()).envelope.drops, [], 'nothing before the decision');
    assert.equal((await desk.accept(proposed.value.id, await desk.maker())).status, 403);
    assert.equal((await desk.accept(proposed.value.id)).status, 200);
    const [drop] = (await place.see()).envelope.drops;
    assert.deepEqual([drop?.id, drop?.sum, drop?.count, drop?.left], [proposed.value.targetId, '10.00', 10, 10]);
    assert.equal(await spent(), 1000n);
    const { list } = (await place.api.send(listEnvelopeDrops, {}, { token: await desk.checker() })).value;
    assert.deepEqual([list[0]?.madeBy, list[0]?.leftSum], ['maker, checker', '10.00']);
  });

  test('declines an envelope for good and leaves the others', async () => {
    const id = await place.drop(desk, { sum: '5.00', count: 3 });
    const { token } = await place.player('decliner');
    const decline = (drop: string) => place.api.send(declineEnvelope, { id: drop }, { token });
    for (const _turn of [1, 2]) assert.deepEqual((await decline(id)).value, { declined: [id] });
    assert.deepEqual((await place.seeOwn(token)).envelope.declined, [id]);
    assert.equal((await place.open(token, id)).code, 'envelope_declined');
    assert.equal((await decline('no-such-drop')).code, 'envelope_not_found');
    assert.equal((await place.see()).envelope.drops.find((drop) => drop.id === id)?.left, 3);
    const other = await place.player('opener1');
    assert.equal((await place.open(other.token, id)).status, 200);
    const late = await place.api.send(declineEnvelope, { id }, { token: other.token });
    assert.equal(late.code, 'envelope_taken');
  });

  test('gives one envelope per member in order of arrival, with random shares that sum up and can be reproduced', async () => {
    const id = await place.drop(desk, { sum: '5.00', count: 3 });
    let sum = 0n;
    for (const account of ['taker1', 'taker2', 'taker3']) {
      const { token } = await place.player(account);
      const { draw } = (await place.open(token, id)).value;
      assert.ok(draw.game === 'envelope');
      const left = { share: draw.share, leftMinor: Number(minorUnits(draw.leftBefore)), leftCount: draw.countBefore };
      const { leastMinor, bound } = envelopeRange(left);
      const number = fairNumber(draw.serverSeed, draw.clientSeed, bound);
      assert.deepEqual([draw.bound, draw.number], [bound, number]);
      assert.equal(minorUnits(draw.amount), BigInt(leastMinor + number));
      sum += minorUnits(draw.amount);
      assert.equal((await place.open(token, id)).code, 'envelope_taken');
      assert.equal((await place.seeOwn(token)).envelope.taken[id], draw.amount);
    }
    assert.equal(sum, 500n);
    const { token } = await place.player('tooLate');
    assert.equal((await place.open(token, id)).code, 'envelopes_gone');
  });

  test('makes equal shares, with the remainder in the last one', async () => {
    const id = await place.drop(desk, { sum: '1.00', count: 3, share: 'equal' });
    const amounts: string[] = [];
    for (const account of ['equal1', 'equal2', 'equal3'])
      amounts.push((await place.open((await place.player(account)).token, id)).value.draw.amount);
    assert.deepEqual(amounts, ['0.33', '0.33', '0.34']);
  });

  test('refuses an envelope that is early, unknown, closed by the operator or beyond the daily cap', async () => {
    const { token } = await place.player('impatient');
    const coming = await place.drop(desk, { startsAt: later(1), endsAt: later(2) });
    assert.equal((await place.open(token, coming)).code, 'envelope_early');
    const unknown = await place.open(token, 'nothing');
    assert.deepEqual([unknown.status, unknown.code], [404, 'envelope_not_found']);
    const { settings } = app.modules.content;
    const terms = await settings.get('rewards.chance.envelope');
    await settings.write('rewards.chance.envelope', { ...terms, isOpen: false }, 'test');
    assert.equal((await place.open(token, coming)).code, 'chance_closed');
    await settings.write('rewards.chance.envelope', { ...terms, perDay: 1 }, 'test');
    assert.equal((await place.open(token, await place.drop(desk))).status, 200);
    assert.equal((await place.open(token, await place.drop(desk))).code, 'chance_day_cap');
    await settings.write('rewards.chance.envelope', terms, 'test');
  });

  test('closes a drop at its end and returns the rest to the budget once', async () => {
    const before = await spent();
    const id = await place.drop(desk, { sum: '6.00', count: 2, share: 'equal', endsAt: later(0.1) });
    const [first, second] = [await place.player('early1'), await place.player('early2')];
    assert.equal((await place.open(first.token, id)).value.draw.amount, '3.00');
    clock.advanceMs(6 * 60_000);
    assert.equal((await place.open(second.token, id)).code, 'envelope_over');
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
      assert.equal((await place.propose(desk, change)).code, code, JSON.stringify(change));
    const stale = await place.propose(desk, { endsAt: later(1) });
    clock.advanceMs(2 * 3_600_000);
    const late = await desk.accept(stale.value.id);
    assert.deepEqual([late.status, late.code], [422, 'drop_window']);
  });

  test('shows draws and budgets to operators, but not to members and other roles', async () => {
    const { token } = await place.player('looker');
    const checker = await desk.checker();
    const { list } = (await place.api.send(listOperatorDraws, { member: 'Taker1' }, { token: checker })).value;
    assert.deepEqual(
      list.map(({ account, draw }) => [account, draw.game]),
      [['taker1', 'envelope']],
    );
    assert.equal((await place.api.send(listOperatorDraws, { member: 'nobody' }, { token: checker })).status, 404);
    const { games } = (await place.api.send(getChanceBudget, {}, { token: checker })).value;
    assert.deepEqual(
      games.map(({ game, perDay }) => [game, perDay]),
      [
        ['wheel', '5000.00'],
        ['egg', '10000.00'],
        ['envelope', '20000.00'],
      ],
    );
    assert.equal((await place.api.send(getChanceBudget, {}, { token })).status, 401);
    assert.equal((await place.api.send(listEnvelopeDrops, {}, {})).status, 401);
  });

  test('keeps the ledger balanced', async () => {
    const { balanced, accountsThatDiffer } = await app.modules.wallet.checkLedger();
    assert.deepEqual([balanced, accountsThatDiffer], [true, 0]);
  });
});
