import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { type VendorResult, vendorResults } from '@portal/shared/contract/vendor-api/results';
import { sql } from 'drizzle-orm';
import { newId } from '../../../kernel/database/ids.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { playHarness } from '../testing/play-harness.ts';
import { otherStudio, testGame } from '../testing/test-studio.ts';

const seed = randomBytes(32).toString('hex');
const commitment = createHash('sha256').update(seed).digest('hex');

forEachDatabase(({ database }) => {
  const { app, studio } = playHarness(database);

  const draw = (eventId: string, state: VendorResult['state'], more: Partial<VendorResult> = {}): VendorResult => ({
    kind: 'draw',
    gameCode: testGame,
    eventId,
    state,
    ...more,
  });
  async function report(...events: VendorResult[]) {
    const { code, value } = await studio().send(vendorResults, { events });
    return code ?? value.accepted;
  }
  const statesOf = async (eventId: string) => {
    const { rows } = await database().db.execute<{ state: string }>(
      sql`select state from vendor_results where event_id = ${eventId} order by stage`,
    );
    return rows.map(({ state }) => state).join();
  };

  test('stores an event from opening to result; a repeat changes nothing', async () => {
    const id = newId();
    const course = [
      draw(id, 'opened', { opensAt: '2026-03-02T00:00:00Z', proof: { commitment } }),
      draw(id, 'closed'),
      draw(id, 'result', { result: '1 2 3', proof: { commitment, seed } }),
    ];
    assert.equal(await report(...course, ...course), 3);
    assert.equal(await report(...course), 0);
    assert.equal(await statesOf(id), 'opened,closed,result');
  });

  test('ignores late reports', async () => {
    const id = newId();
    assert.equal(await report(draw(id, 'result', { result: '7' }), draw(id, 'closed'), draw(id, 'opened')), 1);
    assert.equal(await statesOf(id), 'result');
  });

  // covers 2.7
  test('refuses a whole call for a different end, kind or commitment, and names the event', async () => {
    const ended = draw(newId(), 'result', { result: '7', proof: { commitment, seed } });
    await report(ended);
    const other = 'f'.repeat(64);
    for (const change of [
      { result: '8' },
      { state: 'cancelled', result: undefined },
      { kind: 'fixture' },
      { proof: { commitment: other, seed } },
      { proof: { commitment, seed: other } },
    ] as const) {
      const innocent = newId();
      const events = [draw(innocent, 'opened'), { ...ended, ...change }];
      const answer = await studio().send(vendorResults, { events });
      assert.deepEqual([answer.status, answer.code], [409, 'result_conflict'], JSON.stringify(change));
      assert.deepEqual(answer.value, { gameCode: testGame, eventId: ended.eventId });
      assert.equal(await statesOf(innocent), '');
    }
    assert.equal(await statesOf(ended.eventId), 'result');
  });

  test('stores only one of several concurrent results', async () => {
    const id = newId();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => report(draw(id, 'result', { result: `${n}` }))),
    );
    assert.deepEqual(answers.toSorted(), [1, ...Array.from({ length: 7 }, () => 'result_conflict')]);
  });

  test("accepts results of a studio's own games only, whatever ids another studio uses", async () => {
    const id = newId();
    assert.equal(await report(draw(id, 'opened', { gameCode: 'nobodys' })), 'unknown_game');
    const other = await otherStudio(app(), 'other-studio', 'OTHER');
    await report(draw(id, 'result', { result: '1' }));
    const answer = await other.send(vendorResults, { events: [draw(id, 'result', { result: '2' })] });
    assert.equal(answer.value.accepted, 1);
  });

  test('never changes a stored report', async () => {
    await report(draw(newId(), 'opened'));
    for (const change of [sql`update vendor_results set result = 'x'`, sql`delete from vendor_results`])
      await assert.rejects(database().db.execute(change));
  });

  test('refuses more than a hundred events, none, and overlong texts', async () => {
    assert.equal(await report(...Array.from({ length: 100 }, () => draw(newId(), 'opened'))), 100);
    assert.equal(await report(...Array.from({ length: 101 }, () => draw(newId(), 'opened'))), 'invalid_input');
    assert.equal(await report(), 'invalid_input');
    assert.equal(await report(draw(newId(), 'result', { result: 'x'.repeat(2001) })), 'invalid_input');
    assert.equal(await report(draw(newId(), 'opened', { opensAt: 'soon' })), 'invalid_input');
  });
});
