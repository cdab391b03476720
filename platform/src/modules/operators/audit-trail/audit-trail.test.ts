import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { before, test } from 'node:test';
import { listAuditChain, listUnchainedAudit } from '@portal/shared/contract/operators/audit-chain';
import { listAuditHeads } from '@portal/shared/contract/operators/audit-heads';
import { type SQL, sql } from 'drizzle-orm';
import { exportJWK, generateKeyPair } from 'jose';
import { databaseErrorCode } from '../../../kernel/database/database.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { heldTransaction } from '../../../testing/database/held-transaction.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { operatorToken } from '../../../testing/operator-token.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { type ChainVerdict, emptyChain, entryAfter, type KnownHash, verifyChain } from './chain.rules.ts';
import { chainLines } from './chain-lines.ts';
import { readHead } from './read-head.ts';

class Undone extends Error {}

forEachDatabase(({ database, kind }) => {
  const clock = testClock();
  const hosted = hostedApp(database, { clock });
  let token: string;
  before(async () => {
    token = await operatorToken(hosted.app, 'ada', 'admin');
    for (const who of ['anna', 'bert', 'carl', 'dora']) await audit(who);
    await hosted.app.modules.auditTrail.advance();
  });

  const audit = (who: string) =>
    hosted.app.modules.operator.audit({
      who,
      act: 'set-setting',
      target: 'snow',
      why: 'for a test',
      detail: { b: 1, a: who },
    });

  async function* entries() {
    for (let last = 0; ; ) {
      const { value } = await hosted.api.send(listAuditChain, { after: last }, { token });
      yield* value.entries;
      const end = value.entries.at(-1);
      if (!end) return;
      last = end.sequence;
    }
  }
  const verify = (known: readonly KnownHash[] = []) => verifyChain(entries(), known);

  /** As the owner of the tables: without triggers, and undone afterwards. */
  async function tampered(changes: readonly SQL[], known: readonly KnownHash[] = [], recompute = false) {
    const db = database().db;
    let verdict: ChainVerdict | undefined;
    const attack = database().transaction(async () => {
      for (const table of ['audit_lines', 'audit_chain', 'audit_pending'])
        await db.execute(sql.raw(`alter table ${table} disable trigger all`));
      for (const change of changes) await db.execute(change);
      if (recompute) {
        await db.execute(sql`delete from audit_chain`);
        await db.execute(sql`delete from audit_pending`);
        await db.execute(sql`insert into audit_pending select id from audit_lines`);
        await chainLines(database());
      }
      verdict = await verify(known);
      throw new Undone();
    });
    await assert.rejects(attack, Undone);
    return verdict?.problem ?? '';
  }

  const lineOf = async (who: string) => {
    const { rows } = await database().db.execute<{ id: string; sequence: number }>(
      sql`select l.id::text as id, c.sequence::integer as sequence from audit_lines l join audit_chain c on c.line_id = l.id where l.who = ${who}`,
    );
    const [line] = rows;
    assert.ok(line, who);
    return line;
  };

  // covers 10
  test('chains every committed line once, without gaps, and refuses to change the chain', async () => {
    const { head, problem } = await verify();
    assert.equal(problem, undefined);
    const { rows } = await database().db.execute<{ lines: number }>(
      sql`select count(*)::integer as lines from audit_lines`,
    );
    assert.equal(head.sequence, rows[0]?.lines);
    for (const change of [
      sql`update audit_chain set hash = ''`,
      sql`delete from audit_chain`,
      sql`truncate audit_chain`,
      sql`delete from audit_heads`,
    ])
      await assert.rejects(database().db.execute(change), (error) => databaseErrorCode(error) === '42501');
  });

  test('names the line that the owner of the tables changed, removed or inserted', async () => {
    const bert = await lineOf('bert');
    for (const change of [
      sql`at = at + interval '1 hour'`,
      sql`act = 'login'`,
      sql`target = 'sun'`,
      sql`why = 'none'`,
      sql`detail = detail || '{"a": "carl"}'`,
    ]) {
      const changed = await tampered([sql`update audit_lines set ${change} where who = 'bert'`]);
      assert.match(changed, new RegExp(`^Line ${bert.id} \\(entry ${bert.sequence}, by bert .*was changed`));
    }
    assert.match(
      await tampered([sql`delete from audit_lines where who = 'bert'`]),
      new RegExp(`^Line ${bert.id} \\(entry ${bert.sequence}\\) was removed`),
    );
    assert.match(
      await tampered([
        sql`delete from audit_lines where who = 'bert'`,
        sql`delete from audit_chain where sequence = ${bert.sequence}`,
      ]),
      new RegExp(`^Entry ${bert.sequence} was removed`),
    );
    await database().db.execute(sql`alter table audit_lines disable trigger audit_lines_pending`);
    await audit('eve');
    await database().db.execute(sql`alter table audit_lines enable trigger audit_lines_pending`);
    await hosted.app.modules.auditTrail.advance();
    const { value } = await hosted.api.send(listUnchainedAudit, {}, { token });
    const { rows } = await database().db.execute<{ id: string }>(
      sql`select id::text from audit_lines where who = 'eve'`,
    );
    assert.deepEqual(value, { inserted: rows.map(({ id }) => id), removed: [] });
  });

  test('sees by a signed head that the chain was computed again or cut off', async () => {
    await hosted.app.server.kernel.jobs.runDue();
    const { value } = await hosted.api.send(listAuditHeads, {});
    const [jws = ''] = value.heads;
    const file = path.join(hosted.app.server.kernel.settings.DATA_DIR, 'keys', 'composition-keys.json');
    const { d: _private, ...current } = JSON.parse(await readFile(file, 'utf8')).current;
    const keys = { keys: [current] };
    const known = await readHead(jws, keys);
    assert.ok(known);
    assert.equal((await verify([known])).problem, undefined);
    assert.equal(known.sequence, (await verify()).head.sequence);

    const change = [sql`update audit_lines set who = 'nobody' where who = 'anna'`];
    assert.equal(await tampered(change, [], true), '', 'a chain computed again is whole by itself');
    assert.match(
      await tampered(change, [known], true),
      /^One of the entries 1 to \d+ .*chain computed again: the head of 2026-03-02/,
    );
    const last = await lineOf('dora');
    const cut = [
      sql`delete from audit_lines where id >= ${last.id}::bigint`,
      sql`delete from audit_chain where sequence >= ${last.sequence}`,
    ];
    assert.equal(await tampered(cut), '');
    assert.match(await tampered(cut, [known]), /^Entries after \d+ were removed: the head of 2026-03-02/);

    const other = await generateKeyPair('ES256', { extractable: true });
    const foreign = { ...(await exportJWK(other.publicKey)), kid: 'foreign' };
    assert.equal(await readHead(jws, { keys: [foreign] }), undefined);
    await assert.rejects(readHead(`${jws.slice(0, -8)}AAAAAAAA`, keys), /does not verify/);
  });

  test('signs one head a day', async () => {
    await audit('fred');
    await hosted.app.server.kernel.jobs.runDue();
    assert.equal((await hosted.api.send(listAuditHeads, {})).value.heads.length, 1);
    clock.set('2026-03-03T08:00:00.000Z');
    await hosted.app.server.kernel.jobs.runDue();
    assert.equal((await hosted.api.send(listAuditHeads, {})).value.heads.length, 2);
  });

  if (kind === 'postgres')
    test('chains a line that commits late after the lines that overtook it', async () => {
      const late = await heldTransaction(database(), () => audit('late'));
      await audit('early');
      await hosted.app.modules.auditTrail.advance();
      late.end();
      await late.done;
      await hosted.app.modules.auditTrail.advance();
      const [first, second] = [await lineOf('early'), await lineOf('late')];
      assert.ok(first.sequence < second.sequence && Number(first.id) > Number(second.id));
      assert.equal((await verify()).problem, undefined);
    });
});

test('takes part of a chain, and entries that an export repeats', async () => {
  const line = (id: string) => ({ id, at: '2026-03-02T08:00:00.000Z', who: 'anna', act: 'login', target: '', why: '' });
  const first = entryAfter(emptyChain, line('1'));
  const second = entryAfter(first, line('3'));
  const third = entryAfter(second, line('2'));
  const problemOf = async (...given: (typeof first)[]) =>
    (
      await verifyChain(
        (async function* () {
          yield* given;
        })(),
      )
    ).problem;
  assert.equal(await problemOf(second, third), undefined);
  assert.equal(await problemOf(first, second, first, second, third), undefined);
  assert.match((await problemOf(first, third)) ?? '', /^Entry 2 was removed/);
  const changed = { ...second, line: { ...second.line, who: 'bert' } };
  assert.match((await problemOf(first, second, first, changed, third)) ?? '', /^Entry 2 is there again/);
});
