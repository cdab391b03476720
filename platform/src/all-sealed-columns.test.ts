import assert from 'node:assert/strict';
import { createCipheriv, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { getSealing, resealValues } from '@portal/shared/contract/operators/sealing';
import { sql } from 'drizzle-orm';
import { allBlindIndexes, allSealedColumns } from './all-sealed-columns.ts';
import type { App } from './app.ts';
import { assertIndexKey } from './kernel/security/assert-index-key.ts';
import { secretChecks } from './kernel/security/secret-checks.tables.ts';
import { createSecrets } from './kernel/security/secrets.ts';
import { addMember, testPassword } from './modules/accounts/testing/add-member.ts';
import { secondFactorCode } from './modules/operators/index.ts';
import { bankAccounts, bankNumberIndex, sealedBankAccount } from './modules/payments/payments.tables.ts';
import { apiClient } from './testing/api-client.ts';
import { databaseTests } from './testing/database/databases.ts';
import { operatorToken } from './testing/operator-token.ts';
import { testApp } from './testing/test-kernel.ts';

const databases = databaseTests();
const keys = [randomBytes(32), randomBytes(32)].map((bytes) => bytes.toString('base64'));
const [old = '', next = ''] = keys;
const why = 'a test of keys';

const appWith = (SECRETS_KEY: string) => testApp(databases.database(), { env: { SECRETS_KEY } });
async function withApp(ring: string, work: (app: App) => Promise<void>): Promise<void> {
  const app = await appWith(ring);
  await work(app).finally(() => app.close());
}
const bind = (app: App, memberId: string, number: string) =>
  app.server.kernel.database.transaction(() =>
    app.modules.payments.bankAccounts.bind(memberId, { bankCode: 'BDO', number, holder: 'MARIA SANTOS' }),
  );
const numbersOf = async (app: App, memberId: string) =>
  (await app.modules.payments.bankAccounts.of(memberId)).map(({ number }) => number).sort();

function sealedBefore(text: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(old, 'base64'), iv);
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

test('has every column that is declared as sealed', () => {
  const root = new URL('.', import.meta.url).pathname;
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.includes('.test.'),
  );
  const texts = sources.map((file) => ({ file, text: readFileSync(`${root}${file}`, 'utf8') }));
  const declared = texts.flatMap(({ file, text }) =>
    file.endsWith('tables.ts') ? (text.match(/^export const \w+ = sealedColumn\(/gm) ?? []) : [],
  );
  assert.equal(allSealedColumns.length, declared.length);
});

databases.test("opens one bank account's value in no other row, and not for another member or bank", () =>
  withApp(`one:${old}`, async (app) => {
    const { db } = app.server.kernel;
    const { id: owner } = await addMember(app, 'sealed01');
    const { id: thief } = await addMember(app, 'sealed02');
    const mine = await bind(app, owner, '1000000001');
    const theirs = await bind(app, thief, '2000000002');
    await db.execute(sql`update bank_accounts as a set sealed = b.sealed from bank_accounts b
      where (a.id, b.id) in ((${mine.id}, ${theirs.id}), (${theirs.id}, ${mine.id}))`);
    for (const member of [owner, thief]) await assert.rejects(numbersOf(app, member));
    await db.execute(sql`update bank_accounts as a set sealed = b.sealed from bank_accounts b
      where (a.id, b.id) in ((${mine.id}, ${theirs.id}), (${theirs.id}, ${mine.id}))`);
    assert.deepEqual(await numbersOf(app, owner), ['1000000001']);
    await db.execute(sql`update bank_accounts set member_id = ${owner} where id = ${theirs.id}`);
    await assert.rejects(numbersOf(app, owner));
    await db.execute(sql`update bank_accounts set member_id = ${thief}, bank_code = 'BPI' where id = ${theirs.id}`);
    await assert.rejects(numbersOf(app, thief));
  }),
);

databases.test(
  'reseals all values with the newest key while they are used, in parts, and names what opens nowhere',
  async () => {
    const number = '3000000003';
    let member = '';
    let operator: string | undefined;
    await withApp(old, async (app) => {
      const { db } = app.server.kernel;
      operator = await app.modules.operator.add({ username: 'sealed', password: testPassword, roles: ['support'] });
      member = (await addMember(app, 'sealed03', { profile: { payeeName: 'Maria Santos' } })).id;
      await app.modules.member.contacts.save(member, 'mobile', { value: '+639171234567', isVerified: true });
      await app.modules.member.contacts.save(member, 'mobile', { value: '+639177654321', isVerified: true });
      const { id } = await bind(app, member, number);
      await bind(app, member, '4000000004');
      // More than one batch, as the version before has left them.
      const sealed = sealedBefore(JSON.stringify({ holder: 'MARIA SANTOS', number }));
      await db.execute(sql`update bank_accounts set sealed = ${sealed} where id = ${id}`);
      await db.execute(sql`insert into bank_accounts (id, member_id, bank_code, sealed, number_index, bound_at, removed_at)
      select 'old' || n, 'old', 'BDO', ${sealed}, 'old' || n, now(), now() from generate_series(1, 150) n`);
      await db.execute(sql`update bank_accounts set sealed = 'v2.unnamed.AAAA' where id = 'old150'`);
    });
    const rotating = `two:${next},${old},index:${old}`;
    await withApp(rotating, async (app) => {
      const api = apiClient(app);
      const token = await operatorToken(app, 'ada', 'admin');
      assert.deepEqual(await numbersOf(app, member), [number, '4000000004'], 'values sealed before still open');
      const leftOn = async () =>
        (await api.send(getSealing, {}, { token })).value.columns.filter(({ old: left }) => left > 0);
      assert.ok((await leftOn()).length >= 4);
      let cursor: { column: number; after: string[] } | undefined;
      const failed: string[] = [];
      let batches = 0;
      do {
        const { value, code } = await api.send(resealValues, { ...(cursor && { cursor }), why }, { token });
        assert.equal(code, undefined);
        failed.push(...value.failed.map(({ table, row }) => `${table} ${row}`));
        cursor = value.next;
        batches += 1;
        if (batches === 3) assert.deepEqual(await numbersOf(app, member), [number, '4000000004'], 'in the middle');
      } while (cursor);
      assert.ok(batches > allSealedColumns.length, 'in parts');
      assert.ok(failed.includes('bank_accounts old150'));
      assert.ok((await leftOn()).every(({ table }) => table === 'bank_accounts'));
      const { value } = await api.send(resealValues, { why }, { token });
      assert.equal(value.resealed, 0, 'a second walk changes nothing');
    });
    await withApp(`two:${next},index:${old}`, async (app) => {
      assert.deepEqual(await numbersOf(app, member), [number, '4000000004'], 'without the old key');
      const code = secondFactorCode(operator ?? '', app.server.kernel.clock.now());
      const { token } = await app.modules.operator.logIn({ username: 'sealed', password: testPassword, code });
      assert.ok(token, 'operators log in without the old key');
      assert.equal(
        (await app.modules.member.contacts.memberByMobile('+639177654321'))?.id,
        member,
        'found by its index',
      );
      assert.deepEqual(
        (await app.modules.member.contacts.replacedOf(member)).map(({ value }) => value),
        ['+639171234567'],
      );
      const [row] = await app.server.kernel.db.select().from(bankAccounts).limit(1);
      assert.ok(
        row && createSecrets({ SECRETS_KEY: `two:${next}`, DATA_DIR: '' }).open(row.sealed, sealedBankAccount.of(row)),
      );
    });
  },
);

const sealedPlaces = { columns: allSealedColumns, indexes: allBlindIndexes };
const dropNote = ({ db }: App['server']['kernel']) => db.execute(sql`delete from secret_checks`);
/** The check of a start with other keys. */
const startWith = ({ server: { kernel } }: App, SECRETS_KEY: string) =>
  assertIndexKey({ ...kernel, settings: { ...kernel.settings, SECRETS_KEY } }, sealedPlaces);

databases.test('refuses a start with another key of indexes than before', () =>
  withApp(`two:${next},index:${old}`, async (app) => {
    const { kernel } = app.server;
    await dropNote(kernel);
    await assertIndexKey(kernel, sealedPlaces);
    await startWith(app, `three:${old},two:${next},index:${old}`);
    await assert.rejects(startWith(app, `two:${next}`), /the key of indexes is not the one/);
  }),
);

databases.test('notes no key of indexes that opens nothing of a database filled before there was a note', () =>
  withApp(old, async (app) => {
    const { kernel } = app.server;
    for (const { table } of allSealedColumns) await kernel.db.execute(sql`truncate ${table} cascade`);
    const sealed = sealedBefore(JSON.stringify({ holder: 'MARIA SANTOS', number: '5000000005' }));
    const numberIndex = bankNumberIndex(createSecrets(kernel.settings).mac, 'BDO', '5000000005');
    await kernel.db.execute(sql`insert into bank_accounts (id, member_id, bank_code, sealed, number_index, bound_at)
      values ('before', 'before', 'BDO', ${sealed}, ${numberIndex}, now())`);
    await dropNote(kernel);
    await assert.rejects(startWith(app, `first:${next}`), /opens nothing that this database holds/);
    await assert.rejects(startWith(app, `first:${old}`), /without a name/);
    assert.equal(await kernel.db.$count(secretChecks), 0, 'nothing is noted');
    await startWith(app, old);
    await startWith(app, `new:${next},${old},index:${old}`);
  }),
);

databases.test('notes no key of indexes that the indexes of a database filled before were not made with', () =>
  withApp(`one:${old}`, async (app) => {
    const {
      modules,
      server: { kernel },
    } = app;
    for (const { table } of allSealedColumns) await kernel.db.execute(sql`truncate ${table} cascade`);
    const { id } = await addMember(app, 'sealed09');
    const assertRefused = async () => {
      await dropNote(kernel);
      await assert.rejects(startWith(app, `two:${next},one:${old},index:${next}`), /the key of indexes is not the one/);
      assert.equal(await kernel.db.$count(secretChecks), 0, 'nothing is noted');
      await startWith(app, `two:${next},one:${old},index:${old}`);
    };
    await bind(app, id, '6000000006');
    await assertRefused();
    await kernel.db.delete(bankAccounts);
    await modules.member.contacts.save(id, 'email', { value: 'Sealed@example.com', isVerified: false });
    await assertRefused();
  }),
);
