import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hash } from '@node-rs/argon2';
import { cheapenPasswords, hashPassword, passwordMatches } from './passwords.ts';

cheapenPasswords();
const wide = 'ｌａｎｔｅｒｎ ﬁsh';

test('matches a password in every width and composition', async () => {
  const stored = await hashPassword(wide);
  for (const typed of [wide, 'lantern fish', 'ｌａｎｔｅｒｎ fish'])
    assert.ok(await passwordMatches(typed, stored), typed);
  assert.equal(await passwordMatches('lantern fist', stored), false);
  assert.ok(await passwordMatches('café au lait', await hashPassword('cafe\u0301 au lait')));
});

test('matches a hash that was made of the text as typed', async () => {
  const stored = await hash(wide.normalize('NFC'), { memoryCost: 256, timeCost: 1 });
  assert.ok(await passwordMatches(wide, stored));
  assert.equal(await passwordMatches('lantern fish', stored), false);
});

test('matches nothing without a hash', async () => {
  assert.equal(await passwordMatches(wide, undefined), false);
});
