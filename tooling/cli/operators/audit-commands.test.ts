import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { type ChainEntry, emptyChain, entryAfter } from '@portal/platform/modules/operators/audit-trail/chain.rules';
import { signDocument } from '@portal/platform/modules/releases/composition/sign-document';
import {
  loadSigningKeys,
  newSigningKey,
  publicKeySet,
  type SigningKey,
} from '@portal/platform/modules/releases/composition/signing-keys';
import { commandHarness } from '../testing/command-harness.ts';
import { auditCommands } from './audit-commands.ts';

const harness = commandHarness();
const at = '2026-03-02T08:00:00.000Z';
const inFolder = (name: string) => path.join(harness.folder(), name);
const ownKey = async () => (await loadSigningKeys(inFolder('keys'))).current;

function chainOf(...people: string[]): ChainEntry[] {
  let head = emptyChain;
  return people.map((who, place) => {
    const entry = entryAfter(head, { id: `${place + 1}`, at, who, act: 'login', target: '', why: '', detail: {} });
    head = entry;
    return entry;
  });
}
async function fileOf(name: string, ...parts: (readonly ChainEntry[] | string)[]): Promise<string> {
  const texts = parts.map((part) =>
    typeof part === 'string' ? part : part.map((entry) => `${JSON.stringify(entry)}\n`).join(''),
  );
  await writeFile(inFolder(name), texts.join(''));
  return inFolder(name);
}
const headOf = async (entries: readonly ChainEntry[], by?: SigningKey) => {
  const { sequence, hash } = entries.at(-1) ?? emptyChain;
  const document = { kind: 'audit-head', day: '2026-03-02', sequence, hash, signedAt: at };
  return signDocument(document, by ?? (await ownKey()));
};
const verify = (...args: string[]) => harness.run(auditCommands, 'audit', 'verify', ...args);

test('verifies exported files alone, with a rotation and a line that was cut off', async () => {
  const chain = chainOf('anna', 'bert', 'carl');
  const first = await fileOf('first', chain.slice(0, 2));
  const second = await fileOf('second', '{"sequence":3,"li\n', chain.slice(1));
  const heads = await fileOf('heads', await headOf(chain));
  const { code, out, error } = await verify(first, second, '--heads', heads);
  assert.equal(error, '');
  assert.match(out, /hold up to 3, and agree with 1 known hashes\.$/);
  assert.equal(code, 0);
});

test('names the first line of a file that was changed, and a file that ends before a signed head', async () => {
  const chain = chainOf('anna', 'bert', 'carl');
  const [anna, bert, carl] = chain;
  assert.ok(anna && bert?.line && carl);
  const changed = await fileOf('changed', [anna, { ...bert, line: { ...bert.line, who: 'nobody' } }, carl]);
  const answer = await verify(changed);
  assert.match(answer.error, /^Line 2 \(entry 2, by nobody .* was changed/);
  assert.equal(answer.code, 1);
  const heads = await fileOf('heads', await headOf(chain));
  const short = await fileOf('short', [anna]);
  assert.match((await verify(short, '--heads', heads)).error, /^Entries after 1 were removed/);
  const rewritten = await fileOf('rewritten', chainOf('anna', 'nobody', 'carl'));
  assert.match((await verify(rewritten, '--heads', heads)).error, /chain computed again: the head of 2026-03-02/);
  assert.equal((await verify(rewritten)).code, 0, 'whole by itself');
});

test('takes heads of a retired key with the keys of then, and refuses a false one', async () => {
  const chain = chainOf('anna');
  const retired = await newSigningKey();
  const key = await ownKey();
  const file = await fileOf('export', chain);
  const heads = await fileOf('heads', await headOf(chain, retired));
  assert.match((await verify(file, '--heads', heads)).out, /1 heads are signed by keys that are not known here/);
  const keys = await fileOf('keys.json', JSON.stringify(publicKeySet({ current: retired, next: key })));
  assert.match((await verify(file, '--heads', heads, '--keys', keys)).out, /agree with 1 known hashes\.$/);
  const forged = await fileOf('forged', await headOf(chain, { ...retired, kid: key.kid }));
  assert.match((await verify(file, '--heads', forged)).error, /A head does not verify/);
});

test("verifies the platform's chain against its heads and a copy, and names lines beside it", async () => {
  const chain = chainOf('anna');
  harness.givesReads({ entries: [], heads: [await headOf(chain)], inserted: [], removed: [] });
  assert.match((await verify()).error, /^Entries after 0 were removed: the head of 2026-03-02 has entry 1/);
  const copy = await fileOf('copy', chain);
  harness.givesReads({ entries: [], heads: [], inserted: [], removed: [] });
  assert.match((await verify('--copy', copy)).error, /^Entries after 0 were removed: the copy has entry 1/);
  harness.givesReads({ entries: [], heads: [], inserted: ['7'], removed: [] });
  assert.match((await verify()).error, /inserted past the chain: 7/);
  harness.givesReads({ entries: [], heads: [], inserted: [], removed: ['8'] });
  assert.match((await verify()).error, /removed before they were chained: 8/);
});
