import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type VendorResult, vendorCorrectResult, vendorResults } from '@portal/shared/contract/vendor-api/results';
import { sql } from 'drizzle-orm';
import { newId } from '../../../kernel/database/ids.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { playHarness } from '../testing/play-harness.ts';
import { otherStudio, type SigningFaults, testGame, testProvider } from '../testing/test-studio.ts';

forEachDatabase(({ database }) => {
  const { app, studio } = playHarness(database);

  async function eventThat(state: VendorResult['state']): Promise<string> {
    const eventId = newId();
    const result = state === 'result' ? { result: '1 2 3' } : {};
    const events = [{ kind: 'draw', gameCode: testGame, eventId, state, ...result }];
    assert.equal((await studio().send(vendorResults, { events })).value.accepted, 1);
    return eventId;
  }
  const correctionOf = (eventId: string, change = {}) => ({
    gameCode: testGame,
    eventId,
    correction: 1,
    result: '4 5 6',
    reason: 'a number was misread',
    ...change,
  });
  async function correct(correction: Record<string, unknown>, faults?: SigningFaults) {
    const { code, value } = await studio().send(vendorCorrectResult, correction, faults);
    return code ?? value.accepted;
  }
  const storedOf = async (eventId: string) => {
    const event = { provider: testProvider, gameCode: testGame, eventIds: [eventId, 'another'] };
    const found = (await app().modules.games.correctionsOf(event)).get(eventId) ?? [];
    return found.map(({ correction, result, reason }) => `${correction} ${result} ${reason}`);
  };

  // covers 9
  test('stores corrections of a result in order beside it; a repeat changes nothing', async () => {
    const id = await eventThat('result');
    assert.equal(await correct(correctionOf(id)), true);
    assert.equal(await correct(correctionOf(id)), false);
    assert.equal(await correct(correctionOf(id, { correction: 2, result: '7 8 9', reason: 'and another' })), true);
    assert.equal(await correct(correctionOf(id)), false, 'the first is still known');
    assert.deepEqual(await storedOf(id), ['1 4 5 6 a number was misread', '2 7 8 9 and another']);
    const again = (result: string) => ({
      events: [{ kind: 'draw', gameCode: testGame, eventId: id, state: 'result', result }],
    });
    assert.equal(
      (await studio().send(vendorResults, again('1 2 3'))).value.accepted,
      0,
      'the first result is a repeat',
    );
    assert.equal((await studio().send(vendorResults, again('4 5 6'))).code, 'result_conflict');
  });

  test('refuses other content under a number, and a gap in the numbers, as a conflict', async () => {
    const id = await eventThat('result');
    assert.equal(await correct(correctionOf(id, { correction: 2 })), 'correction_conflict');
    assert.equal(await correct(correctionOf(id)), true);
    for (const change of [{ result: '6 6 6' }, { reason: 'why not' }, { correction: 3 }]) {
      const answer = await studio().send(vendorCorrectResult, correctionOf(id, change));
      assert.deepEqual([answer.status, answer.code], [409, 'correction_conflict'], JSON.stringify(change));
      assert.deepEqual(answer.value, { gameCode: testGame, eventId: id });
    }
    assert.deepEqual(await storedOf(id), ['1 4 5 6 a number was misread']);
  });

  // covers 9
  test('refuses to correct an event without a result', async () => {
    assert.equal(await correct(correctionOf(newId())), 'unknown_event');
    for (const state of ['opened', 'closed', 'cancelled'] as const)
      assert.equal(await correct(correctionOf(await eventThat(state))), 'unknown_event', state);
    assert.equal(await correct(correctionOf(await eventThat('result'), { gameCode: 'nowhere' })), 'unknown_game');
  });

  test('ignores corrections by another studio', async () => {
    const id = await eventThat('result');
    const other = await otherStudio(app(), 'other-studio', 'OTHER');
    const answer = await other.send(vendorCorrectResult, correctionOf(id));
    assert.match(String(answer.code), /^unknown_(game|event)$/);
    assert.deepEqual(await storedOf(id), []);
  });

  test('stores only one of several concurrent corrections', async () => {
    const id = await eventThat('result');
    const answers = await Promise.all(['a', 'b', 'a', 'c', 'a'].map((result) => correct(correctionOf(id, { result }))));
    const [stored] = await storedOf(id);
    assert.equal(answers.filter((answer) => answer === true).length, 1, answers.join());
    const due = (['a', 'b', 'a', 'c', 'a'] as const).map((result) => stored?.startsWith(`1 ${result} `));
    for (const [at, isStored] of due.entries())
      assert.equal(typeof answers[at] === 'boolean', isStored, `${stored}: ${answers.join()}`);
  });

  // covers 9
  test('refuses a bad signature, a reused nonce and input out of bounds, and stores nothing', async () => {
    const id = await eventThat('result');
    const tamper = (body: string) => body.replace('4 5 6', '6 6 6');
    assert.equal(await correct(correctionOf(id), { tamper }), 'bad_signature');
    assert.equal(await correct(correctionOf(id), { secret: 'another' }), 'bad_signature');
    const bad = [{ correction: 0 }, { correction: 1.5 }, { correction: 100 }, { correction: '1' }, { result: '' }];
    const long = [{ result: 'x'.repeat(2001) }, { reason: '' }, { reason: 'x'.repeat(141) }, { eventId: 'a b' }];
    for (const change of [...bad, ...long])
      assert.equal(await correct(correctionOf(id, change)), 'invalid_input', JSON.stringify(change).slice(0, 60));
    assert.deepEqual(await storedOf(id), []);
    const nonce = newId();
    assert.equal(await correct(correctionOf(id), { nonce }), true);
    assert.equal(await correct(correctionOf(id), { nonce }), 'bad_signature');
  });

  test('never changes a stored correction', async () => {
    const id = await eventThat('result');
    await correct(correctionOf(id));
    const change = database().db.execute(sql`update vendor_corrections set result = 'x' where event_id = ${id}`);
    await assert.rejects(change);
    await assert.rejects(Promise.resolve(database().db.execute(sql`delete from vendor_corrections`)));
    assert.deepEqual(await storedOf(id), ['1 4 5 6 a number was misread']);
  });
});
