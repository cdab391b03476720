import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isHeldInFull, isMainTest, runsOnEmbedded } from './choose-tests.rules.ts';
import { findServerTests } from './find-tests.ts';

test('runs foundations of other code on both databases, whatever their name', () => {
  for (const name of ['kernel/a', 'kernel/deep/b', 'modules/wallet/c', 'modules/vendor-api/d'])
    assert.equal(runsOnEmbedded(`platform/src/${name}.test.ts`), true, name);
});

test('runs between a sixth and a third of the other module files on the embedded database', async () => {
  const files = (await findServerTests('fast')).filter((file) => file.startsWith('platform/src/modules/'));
  const others = files.filter((file) => !file.includes('/wallet/'));
  const share = others.filter(runsOnEmbedded).length / others.length;
  assert.ok(others.length > 100 && share > 1 / 6 && share < 1 / 3, `${others.length} files, ${share}`);
});

test('the main tests are those of money, of access and of the kernel', () => {
  const main = ['kernel/outbox/a', 'modules/wallet/b', 'modules/sessions/login/c', 'flows/d', 'app.e'];
  const others = ['modules/content/f', 'modules/releases/rollout/g', 'demo-data/h', 'modules/walletish/i'];
  const isMain = (name: string) => isMainTest(`platform/src/${name}.test.ts`);
  assert.deepEqual([main.filter(isMain), others.filter(isMain)], [main, []]);
  assert.equal(isMainTest('demo-vendor/src/kernel/j.test.ts'), false);
});

test('a small size is left to its full one where that holds the same in larger numbers', async () => {
  const full = await findServerTests('slow');
  const isHeld = (file: string) => isHeldInFull(file, full);
  const small = ['wallet/postings/ledger.model', 'payments/withdrawals/withdrawals.races', 'rewards/rewards.races'];
  // Its full size runs on one database; it holds other cases; it has no full size.
  const own = ['vendor-api/routes/rounds.flipped-bits', 'rewards/grants/grants', 'wallet/postings/ledger.races'];
  const isOfModule = (name: string) => isHeld(`platform/src/modules/${name}.test.ts`);
  assert.deepEqual([small.filter(isOfModule), own.filter(isOfModule)], [small, []]);
});
