import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getProfile, setBirthday } from '@portal/shared/contract/accounts/profile';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { addMember, tokenOf } from '../testing/add-member.ts';

forEachDatabase(({ database }) => {
  const clock = testClock();
  const hosted = hostedApp(database, { clock });

  async function newMember(account: string, change = {}) {
    const { id } = await addMember(hosted.app, account, change);
    await hosted.app.modules.member.addresses.note(id, '127.0.0.1');
    const token = await tokenOf(hosted.app, account);
    return {
      set: (birthday: unknown) => hosted.api.send(setBirthday, { birthday }, { token }),
      known: async () => (await hosted.api.send(getProfile, {}, { token })).value.birthday,
    };
  }
  /** Returns a date this many years before today in the portal's time zone, plus days. */
  function yearsAgo(years: number, days = 0): string {
    const zoned = new Date(clock.now().getTime() + 7 * 3_600_000 + days * 86_400_000);
    zoned.setUTCFullYear(zoned.getUTCFullYear() - years);
    return zoned.toISOString().slice(0, 10);
  }

  // covers 5
  test('accepts a member who is 21 today, and refuses one a day younger with the literal message', async () => {
    const { set, known } = await newMember('birth01');
    const young = await set(yearsAgo(21, 1));
    assert.deepEqual(
      [young.status, young.code, young.message],
      [422, 'birthday_age', 'Please confirm you are 21 years old'],
    );
    assert.deepEqual(young.fields, { birthday: 'Please confirm you are 21 years old' });
    assert.equal(await known(), undefined);
    const birthday = yearsAgo(21);
    assert.deepEqual((await set(` ${birthday} `)).value, { birthday });
    assert.equal(await known(), birthday);
  });

  // covers 9
  test('takes the age from a setting', async () => {
    const { set } = await newMember('birth02');
    await hosted.app.modules.settings.write('birthdayAge', 30, 'test');
    assert.equal((await set(yearsAgo(29))).message, 'Please confirm you are 30 years old');
    await hosted.app.modules.settings.write('birthdayAge', 21, 'test');
    assert.equal((await set(yearsAgo(29))).status, 200);
  });

  test('sets it once, even concurrently, and keeps the rest of the profile', async () => {
    const { set, known } = await newMember('birth03', { profile: { payeeName: 'Maria Santos' } });
    const years = [30, 31, 32, 33];
    const answers = await Promise.all(years.map((age) => set(yearsAgo(age))));
    const first = answers.find(({ status }) => status === 200);
    assert.deepEqual(answers.map(({ code }) => code ?? 'set').toSorted(), [
      'birthday_known',
      'birthday_known',
      'birthday_known',
      'set',
    ]);
    assert.equal(await known(), first?.value.birthday);
    const member = await hosted.app.modules.member.byAccount('birth03');
    assert.ok(member);
    assert.equal(hosted.app.modules.member.profile.of(member).payeeName, 'Maria Santos');
    assert.doesNotMatch(member.profile ?? '', /Santos|19\d\d/, 'sealed');
  });

  test('refuses an invalid, future or too distant day, and stores nothing', async () => {
    const { set, known } = await newMember('birth04');
    for (const birthday of [
      '',
      '1990',
      '1990-02-30',
      '2001-02-29',
      '1990-13-01',
      '01-02-1990',
      '1990-01-01T00:00',
      5,
      null,
    ]) {
      const answer = await set(birthday);
      assert.deepEqual([answer.status, Object.keys(answer.fields ?? {})], [400, ['birthday']], String(birthday));
    }
    for (const birthday of [yearsAgo(-1), yearsAgo(121)]) assert.equal((await set(birthday)).code, 'invalid_birthday');
    assert.equal(await known(), undefined);
  });

  test('asks a trial account to register first', async () => {
    assert.equal((await (await newMember('trial0005', { type: 4 })).set('1990-01-01')).code, 'in_need_true_account');
  });
});
