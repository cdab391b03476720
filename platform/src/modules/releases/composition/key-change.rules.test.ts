import assert from 'node:assert/strict';
import { test } from 'node:test';
import { releaseFixture } from '../testing/release-fixture.ts';
import { composeDocument } from './composition.rules.ts';
import { isReadyForStep, oneStepOn } from './key-change.rules.ts';
import { signComposition } from './sign-composition.ts';
import { newSigningKey, publicKeySet, type SigningKeys } from './signing-keys.ts';
import { verifyComposition } from './verify-composition.ts';

type Shell = ReturnType<typeof publicKeySet>;

const shell = releaseFixture('shell', '1.0.0').manifest;
const document = composeDocument({ shell, remotes: [] }, { sequence: 1, now: new Date('2026-11-21T08:00:00.000Z') });
const idsOf = ({ keys }: Shell) => keys.map(({ kid }) => kid);

/** Whether a page of this shell accepts compositions signed with these keys. */
async function takes(page: Shell, keys: SigningKeys): Promise<boolean> {
  const jws = await signComposition(document, keys.current);
  return verifyComposition(jws, page).then(
    () => true,
    () => false,
  );
}

const firstKeys = async () => ({ current: await newSigningKey(), next: await newSigningKey() });

async function step(keys: SigningKeys): Promise<SigningKeys> {
  const stepped = oneStepOn(keys, await newSigningKey());
  assert.ok(stepped);
  return stepped;
}

// covers 10
test('keys first, then the shell: no page of the old or new shell ever refuses a composition', async () => {
  let keys: SigningKeys = await firstKeys();
  let live = publicKeySet(keys);
  for (let change = 0; change < 4; change += 1) {
    assert.equal(isReadyForStep(keys, idsOf(live)), true);
    keys = await step(keys);
    assert.equal(await takes(live, keys), true, 'the live shell takes the next key at once');
    const built = publicKeySet(keys);
    assert.equal(await takes(built, keys), true, 'the new shell takes it, too');
    assert.equal(await takes(live, keys), true, 'so do pages that stay open with the old shell');
    live = built;
  }
});

test('a shell deployed first refuses the old key, and a second step breaks the live shell', async () => {
  const keys: SigningKeys = await firstKeys();
  const live = publicKeySet(keys);
  const stepped = await step(keys);
  assert.equal(await takes(publicKeySet(stepped), keys), false);
  assert.equal(isReadyForStep(stepped, idsOf(live)), false);
  assert.equal(await takes(live, await step(stepped)), false);
});

// covers 10
test('after both keys leaked, two steps with a shell between and one after reject both', async () => {
  const leaked = await firstKeys();
  const second = await step(leaked);
  const between = publicKeySet(second);
  assert.equal(await takes(between, leaked), false, 'the current one is gone with the first shell');
  assert.equal(await takes(between, second), true);
  const third = await step(second);
  assert.equal(await takes(between, third), true, 'pages of the shell between go on');
  const last = publicKeySet(third);
  for (const key of [leaked.current, leaked.next]) {
    assert.equal(await takes(last, { current: key, next: key }), false);
  }
});

test('makes no step without the private half of the next key', async () => {
  const keys: SigningKeys = await firstKeys();
  const [, next] = publicKeySet(keys).keys;
  assert.ok(next);
  assert.equal(oneStepOn({ current: keys.current, next }, await newSigningKey()), undefined);
});
