import assert from 'node:assert/strict';
import { mkdtemp, readFile, rename, rm, stat, truncate } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { after } from 'node:test';
import { pathToFileURL } from 'node:url';
import { sql } from 'drizzle-orm';
import type { App } from '../../../../app.ts';
import { databaseTests } from '../../../../testing/database/databases.ts';
import { testClock } from '../../../../testing/test-clock.ts';
import { testApp } from '../../../../testing/test-kernel.ts';
import { type ChainEntry, verifyChain } from '../chain.rules.ts';

const databases = databaseTests(['postgres']);
const clock = testClock();
const folder = await mkdtemp(path.join(tmpdir(), 'portal-audit-'));
const file = path.join(folder, 'audit.jsonl');
const apps: App[] = [];
after(async () => {
  for (const app of apps) await app.close();
  await rm(folder, { recursive: true });
});

async function appTo(target: string): Promise<App> {
  const app = await testApp(databases.database(), { clock, env: { AUDIT_EXPORT: target } });
  apps.push(app);
  return app;
}
const audit = (app: App, who: string) =>
  app.modules.operator.audit({ who, act: 'set-setting', target: 'snow', why: 'Grüße', detail: {} });
const parsed = (lines: string): ChainEntry[] =>
  lines
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      try {
        return [JSON.parse(line)];
      } catch {
        return [];
      }
    });
async function* each(entries: readonly ChainEntry[]) {
  yield* entries;
}
const whoIn = (entries: readonly ChainEntry[]) => entries.map(({ line }) => line?.who);
const backlogOf = async (app: App) =>
  /^portal_audit_export_backlog (\d+)$/m.exec(await app.server.kernel.metrics.registry.metrics())?.[1];

databases.test('appends each entry to the file once, also after a rotation and a cut-off line', async () => {
  const app = await appTo(pathToFileURL(file).href);
  await audit(app, 'anna');
  await app.modules.auditTrail.advance();
  await app.modules.auditTrail.advance();
  const first = parsed(await readFile(file, 'utf8'));
  assert.equal(whoIn(first).filter((who) => who === 'anna').length, 1);
  await rename(file, `${file}.1`);
  await audit(app, 'bert');
  await audit(app, 'carl');
  await app.modules.auditTrail.advance();
  assert.deepEqual(whoIn(parsed(await readFile(file, 'utf8'))), ['bert', 'carl']);
  assert.equal(await backlogOf(app), '0');

  // As a crash in the middle of a write leaves it: the cursor stays behind, and the line is not whole.
  const { size } = await stat(file);
  await truncate(file, size - 10);
  const { db } = databases.database();
  await db.execute(sql`update audit_exports set sequence = sequence - 1`);
  assert.equal(await backlogOf(app), '1');
  await audit(app, 'dora');
  await app.modules.auditTrail.advance();
  const rotated = parsed(await readFile(`${file}.1`, 'utf8'));
  const all = [...rotated, ...parsed(await readFile(file, 'utf8'))];
  assert.deepEqual(whoIn(all).slice(-3), ['bert', 'carl', 'dora']);
  assert.equal((await verifyChain(each(all))).problem, undefined);
});

databases.test('sends RFC 5424 messages, and again what a receiver did not read to the end', async () => {
  let isBroken = true;
  const received: string[] = [];
  const server: Server = createServer({ allowHalfOpen: true }, async (socket) => {
    socket.on('error', () => {});
    if (isBroken) return void socket.once('data', () => socket.resetAndDestroy());
    received.push(await text(socket));
    socket.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  assert.ok(address && typeof address === 'object');
  const app = await appTo(`syslog+tcp://127.0.0.1:${address.port}`);
  await audit(app, 'eve');
  await app.modules.auditTrail.advance();
  const behind = Number(await backlogOf(app));
  assert.ok(behind > 1, 'a dead receiver loses nothing');
  isBroken = false;
  await app.modules.auditTrail.advance();
  assert.deepEqual(received, [], 'not before its pause is over');
  clock.advanceMs(60_000);
  await app.modules.auditTrail.advance();
  assert.equal(await backlogOf(app), '0');
  const messages = unframed(received.join(''));
  assert.equal(messages.length, behind);
  const last = messages.at(-1) ?? '';
  assert.match(last, /^<109>1 2026-03-02T08:00:00.000Z \S+ portal - set-setting \[meta sequenceId="\d+"\] \{/);
  const entries = messages.map((message): ChainEntry => JSON.parse(message.slice(message.indexOf('] ') + 2)));
  assert.equal((await verifyChain(each(entries))).head.sequence, behind);
  assert.equal(entries.at(-1)?.line?.why, 'Grüße');
  await new Promise((resolve) => server.close(resolve));
});

/** Messages of frames that begin with their length in bytes. */
function unframed(frames: string): string[] {
  const messages: string[] = [];
  for (let rest = Buffer.from(frames); rest.length > 0; ) {
    const space = rest.indexOf(' ');
    const end = space + 1 + Number(rest.subarray(0, space));
    messages.push(rest.subarray(space + 1, end).toString());
    rest = rest.subarray(end);
  }
  return messages;
}
