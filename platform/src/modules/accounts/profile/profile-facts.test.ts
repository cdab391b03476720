import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getProfile, profileFactLength, profileFacts, setProfile } from '@portal/shared/contract/accounts/profile';
import { trialType } from '@portal/shared/contract/constants';
import { sql } from 'drizzle-orm';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { addMember, tokenOf } from '../testing/add-member.ts';

forEachDatabase(({ database }) => {
  const harness = hostedApp(database);

  async function newMember(account: string, change = {}) {
    const { id } = await addMember(harness.app, account, change);
    await harness.app.modules.member.addresses.note(id, '127.0.0.1');
    const token = await tokenOf(harness.app, account);
    return {
      id,
      set: (facts: Record<string, unknown>) => harness.api.send(setProfile, facts, { token }),
      known: async () => (await harness.api.send(getProfile, {}, { token })).value,
    };
  }

  // covers 3
  test('sets, changes and removes every fact, keeping name and birthday, with the name masked', async () => {
    const { id, set, known } = await newMember('facts01', { profile: { payeeName: 'Maria Santos' } });
    await harness.app.modules.member.profile.setBirthday(id, '1990-01-01');
    const given = { birthday: '1990-01-01', realName: 'M*** S***' };
    assert.deepEqual(await known(), given);
    const facts = Object.fromEntries(profileFacts.map((fact) => [fact, `${fact} of Maria 马丽`]));
    assert.equal((await set(facts)).status, 200);
    assert.deepEqual(await known(), { ...given, ...facts });
    await set({ occupation: '  baker ', nationality: '' });
    const { nationality, ...left } = facts;
    assert.ok(nationality);
    assert.deepEqual(await known(), { ...given, ...left, occupation: 'baker' });
    const { rows } = await database().db.execute<{ profile: string }>(
      sql`select profile from members where id = ${id}`,
    );
    assert.doesNotMatch(rows[0]?.profile ?? '', /baker|Maria/, 'sealed');
  });

  test('keeps all concurrent changes', async () => {
    const { set, known } = await newMember('facts02');
    await Promise.all(profileFacts.map((fact) => set({ [fact]: fact })));
    assert.deepEqual(await known(), Object.fromEntries(profileFacts.map((fact) => [fact, fact])));
  });

  // covers 3
  test('refuses overlong, multi-line and non-text facts and trial accounts, and stores nothing', async () => {
    const { set, known } = await newMember('facts03');
    for (const occupation of ['x'.repeat(profileFactLength + 1), 'a\nb', 'a\u0007', 7, null, {}, ['a']]) {
      const { status, code, fields } = await set({ occupation, nationality: 'kept by nobody' });
      assert.deepEqual([status, code, Object.keys(fields ?? {})], [400, 'invalid_input', ['occupation']]);
    }
    assert.deepEqual(await known(), {});
    const trial = await newMember('facts04', { type: trialType });
    assert.equal((await trial.set({ occupation: 'x' })).code, 'in_need_true_account');
    await set({ payeeName: 'Somebody Else', realName: 'Somebody Else', birthday: '1980-01-01' });
    assert.deepEqual(await known(), {});
  });
});
