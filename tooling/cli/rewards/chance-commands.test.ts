import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exitCodes } from '../command/run-command.ts';
import { commandHarness } from '../testing/command-harness.ts';
import { chanceCommands } from './chance-commands.ts';

const { gives, asked, forget, ...harness } = commandHarness();
const run = (...args: string[]) => harness.run(chanceCommands, ...args);
const at = '2026-01-01T00:00:00.000Z';
const until = '2026-01-02T00:00:00.000Z';

test('a drop is proposed, with all it needs and the reason', async () => {
  const made = { id: 'p-1', act: 'envelopes.drop', targetId: 'd-1', input: {}, maker: 'nadia', why: 'a feast' };
  gives({ ...made, madeAt: at, state: 'open' });
  const drop = ['envelopes', 'drop', '--sum', '888.00', '--count', '88', '--share', 'random', '--from', at];
  assert.match((await run(...drop, '--until', until, '--why', 'a feast')).out, /proposals accept p-1/);
  const sent = { sum: '888.00', count: 88, share: 'random', startsAt: at, endsAt: until, why: 'a feast' };
  assert.deepEqual(asked().body, sent);
  forget();
  assert.match((await run(...drop, '--why', 'a feast')).error, /A drop needs all options/);
  assert.match((await run(...drop, '--until', until)).error, /Say why/);
  assert.deepEqual(asked(), {});
});

test('drops, draws and budgets are listed', async () => {
  const drop = { id: 'd-1', sum: '888.00', count: 88, left: 41, share: 'random', startsAt: at, endsAt: until };
  gives({ list: [{ ...drop, leftSum: '414.00', madeBy: 'nadia, omar' }], totalPages: 1 });
  assert.match((await run('envelopes', 'list')).out, /d-1 +888\.00 +414\.00 +41 of 88 +random/);
  const draw = {
    id: 'w-1',
    at,
    game: 'egg',
    amount: '2.00',
    points: 0,
    turnover: '2.00',
    commitment: 'c',
    serverSeed: 's',
    clientSeed: 'c',
    number: 7,
    bound: 1_000_000,
    prizeId: 'a',
    prizes: [],
  };
  gives({ list: [{ memberId: 'm-1', account: 'player01', draw }], totalPages: 1 });
  const draws = await run('chance', 'draws', '--game', 'egg', '--member', 'player01');
  assert.match(draws.out, /w-1 +\S+ +player01 +egg +2\.00 +0 +7 below 1000000/);
  assert.match(asked().url ?? '', /game=egg&member=player01/);
  assert.equal((await run('chance', 'draws', '--game', 'dice')).code, exitCodes.refused);
  gives({ games: [{ game: 'wheel', spentToday: '5.00', perDay: '10.00', spentInAll: '6.00', inAll: '90.00' }] });
  assert.match((await run('chance', 'budget')).out, /wheel +5\.00 +10\.00 +6\.00 +90\.00/);
});
