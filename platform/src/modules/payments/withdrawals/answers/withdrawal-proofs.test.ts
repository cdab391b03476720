import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { newId } from '../../../../kernel/database/ids.ts';
import { forEachDatabase } from '../../../../testing/database/databases.ts';
import { hostileFiles } from '../../../../testing/hostile-files.ts';
import { withdrawalAnswerHarness } from '../../testing/withdrawal-answer-harness.ts';

const minute = 60_000;

forEachDatabase(({ database }) => {
  const { clock, harness, shown, upload, report, confirm, paid } = withdrawalAnswerHarness(database);

  // covers 7.1
  test("refuses invalid, foreign, reused and missing proofs, and answers to other members' withdrawals", async () => {
    const { player, id } = await paid('answer09', '300.00');
    const stranger = await paid('answer10', '300.00');
    const { proofId } = (await upload(stranger.player, stranger.id)).value;
    for (const proofIds of [[], ['a', 'b', 'c', 'd'], 'x', undefined])
      assert.equal((await report(player, id, { proofIds })).code, 'invalid_input');
    assert.equal((await report(player, id, { proofIds: [proofId] })).code, 'proof_missing');
    assert.equal((await report(player, id, { proofIds: [newId()] })).code, 'proof_missing');
    assert.equal((await report(stranger.player, id, { proofIds: [proofId] })).status, 404);
    assert.equal((await confirm(stranger.player, id)).status, 404);
    assert.equal((await upload(stranger.player, id)).status, 404);
    assert.equal((await confirm(player, id, newId())).code, 'withdrawal_state');
    assert.equal((await shown(player, id)).state, 'paid');
    const uploadedIds: string[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      clock.advanceMs(1000);
      uploadedIds.push((await upload(player, id)).value.proofId);
    }
    assert.equal(
      (await report(player, id, { proofIds: uploadedIds.slice(0, 1) })).code,
      'proof_missing',
      'three are kept',
    );
    const { rows } = await database().db.execute(sql`select id from withdrawal_proofs where withdrawal_id = ${id}`);
    assert.equal(rows.length, 3);
    assert.equal((await report(player, id, { proofIds: uploadedIds.slice(1) })).status, 200);
    assert.equal((await upload(player, id)).code, 'withdrawal_state', 'there is nothing to report any more');
  });

  // covers 9
  test('refuses hostile files and stores none', async () => {
    const { player, id } = await paid('answer14', '300.00');
    const files = await hostileFiles();
    assert.ok(files.size >= 50, `${files.size} files`);
    for (const [name, bytes] of files) {
      const { status, code } = await upload(player, id, Buffer.from(bytes).toString('base64'));
      assert.ok(code === 'not_a_proof_picture' || code === 'picture_too_large', `${name}: ${status} ${code}`);
    }
    for (const data of [
      '"><img>',
      '../../../etc/passwd',
      '====',
      'data:image/png;base64,AAAA',
      ' ',
      '%00',
      'null',
      '{}',
    ])
      assert.equal((await upload(player, id, data)).code, 'not_a_proof_picture', data);
    assert.equal((await upload(player, id, 'A'.repeat(7_100_000))).code, 'invalid_input');
    assert.equal((await upload(player, id, 'A'.repeat(8_000_000))).status, 413);
    const { rows } = await database().db.execute(sql`select id from withdrawal_proofs where withdrawal_id = ${id}`);
    assert.deepEqual(rows, []);
  });

  // covers 9
  test('limits proofs per minute with 429 and Retry-After, and stores none beyond it', async () => {
    const { player, id } = await paid('answer13', '300.00');
    await harness.app.modules.settings.write('proofs.perMinute', 2, 'test');
    assert.equal((await upload(player, id)).status, 200);
    assert.equal((await upload(player, id, 'AAAA')).code, 'not_a_proof_picture', 'counts, too');
    const over = await upload(player, id);
    assert.deepEqual([over.status, over.code, over.headers['retry-after']], [429, 'too_many_uploads', '60']);
    const { rows } = await database().db.execute(sql`select id from withdrawal_proofs where withdrawal_id = ${id}`);
    assert.equal(rows.length, 1);
    clock.advanceMs(minute);
    assert.equal((await upload(player, id)).status, 200);
    await harness.app.modules.settings.write('proofs.perMinute', 1000, 'test');
  });

  test('leaves the ledger balanced', async () => {
    const check = await harness.app.modules.wallet.checkLedger();
    assert.equal(check.balanced, true, JSON.stringify(check));
  });
});
