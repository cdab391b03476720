import assert from 'node:assert/strict';
import type { App } from '../../../app.ts';
import { createDatabase } from '../../../kernel/database/database.ts';
import { openPostgres } from '../../../kernel/database/postgres-engine.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { memberAccount } from '../../wallet/index.ts';
import { convertAs, pointMember, pointsHeldBy, redeemAs } from './point-member.ts';

const codesOf = (answers: readonly { code?: string }[]) => answers.map(({ code }) => code ?? 'won');

/** Sends many concurrent calls: for the last piece, with points for one, and with points and cap for one conversion. */
export async function pointsAtOnce(url: string, many: number): Promise<void> {
  const database = createDatabase(openPostgres({ url, poolSize: 32, onError: () => {} }));
  const app = await testApp(database);
  try {
    const { settings, content } = app.modules;
    await settings.write('login.triesPerMinute', 1000, 'test');
    await content.seed();
    await lastPiece(app);
    await onePurse(app, many);
    await oneConversion(app, many);
    assert.equal((await app.modules.wallet.checkLedger()).balanced, true);
  } finally {
    await app.close();
    await database.close();
  }
}

async function lastPiece(app: App): Promise<void> {
  const { documents } = app.modules.content;
  const { value } = await documents.get('point-reward', 'dice-cup');
  await documents.set('point-reward', 'dice-cup', { value: { ...Object(value), stock: 1 } }, { who: 't', why: 'test' });
  const players = [];
  for (let no = 0; no < 10; no += 1) players.push(await pointMember(app, `last${no}000`, 5000n));
  const codes = codesOf(await Promise.all(players.map((player) => redeemAs(app, player))));
  assert.equal(codes.filter((code) => code === 'won').length, 1, codes.join());
  assert.equal(codes.filter((code) => code === 'present_out_of_stock').length, 9, codes.join());
  const held = await Promise.all(players.map((player) => pointsHeldBy(app, player)));
  assert.deepEqual(held.map(([, onHold]) => onHold).filter(Boolean), [3200n]);
}

async function onePurse(app: App, many: number): Promise<void> {
  const player = await pointMember(app, 'purse01', 4500n);
  const asked = Array.from({ length: many }, () => redeemAs(app, player, { presentId: 'lantern' }));
  const codes = codesOf(await Promise.all(asked));
  assert.equal(codes.filter((code) => code === 'won').length, 1, codes.join());
  assert.deepEqual(await pointsHeldBy(app, player), [0n, 4500n]);
}

async function oneConversion(app: App, many: number): Promise<void> {
  const player = await pointMember(app, 'conv100', 1_000_000n);
  await app.modules.settings.write('points.convert', { min: 100, perDay: 500, turnoverPercent: 100 }, 'test');
  const codes = codesOf(await Promise.all(Array.from({ length: many }, () => convertAs(app, player, 500))));
  assert.equal(codes.filter((code) => code === 'won').length, 1, codes.join());
  assert.equal(await app.modules.wallet.balanceOf(memberAccount(player.memberId)), 500n);
  const poor = await pointMember(app, 'conv101', 500n);
  const one = { key: 'the-same-key' };
  const repeated = await Promise.all(Array.from({ length: many }, () => convertAs(app, poor, 500, one)));
  assert.ok(repeated.some(({ success }) => success));
  assert.deepEqual(await pointsHeldBy(app, poor), [0n, 0n]);
  assert.equal(await app.modules.wallet.balanceOf(memberAccount(poor.memberId)), 500n);
}
