import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { buildApp } from '../../app.ts';
import { type OwnPostgres, startOwnPostgres } from '../../testing/database/own-postgres.ts';
import { freePorts } from '../../testing/own-ports.ts';
import { testClock } from '../../testing/test-clock.ts';
import { readSettings } from '../config/settings.ts';
import { openDatabase } from './open-database.ts';
import { createOutageLog } from './outage-log.ts';

let server: OwnPostgres;
let folder: string;

before(async () => {
  server = await startOwnPostgres('portal-outage', ['--no-sync', '--encoding=UTF8'], { fsync: 'off' });
  folder = await mkdtemp(path.join(tmpdir(), 'outage-'));
});
after(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

interface Line {
  msg: string;
  failed?: number;
}

/** The lines of a log, and a function that waits for one of them. */
function collectLog() {
  const lines: Line[] = [];
  const waiting = new Map<string, () => void>();
  return {
    lines,
    write(text: string) {
      const line: Line = JSON.parse(text);
      lines.push(line);
      waiting.get(line.msg)?.();
    },
    heard: (msg: string) => new Promise<void>((resolve) => waiting.set(msg, resolve)),
  };
}

const away = 'the database does not answer: calls are refused with 503 until it is back';
const back = 'the database is back';

test('waits for the database at start, answers 503 during an outage, and logs two lines for it', async () => {
  await server.server.stop();
  const log = collectLog();
  const outages = createOutageLog('warn', log);
  const env = { NODE_ENV: 'test', DATA_DIR: folder, DATABASE_URL: server.address('postgres') };
  const settings = readSettings({ ...env, SANDBOX_PROVIDER: 'true' });
  const isAway = log.heard(away);
  const opening = openDatabase(settings, outages.logger);
  await isAway;
  const isThere = log.heard(back);
  await server.server.start();
  const database = await opening;
  outages.watch(() => database.db.execute(sql`select 1`));
  await isThere;

  const app = await buildApp({ settings, database, clock: testClock(), logger: outages.logger });
  const ask = (url: string, language = 'EN') => app.server.inject({ url, headers: { 'accept-language': language } });
  assert.equal((await ask('/wps/system/status')).statusCode, 200);
  log.lines.length = 0;
  const isBack = log.heard(back);
  await server.server.stop();
  for (let call = 0; call < 5; call += 1) {
    const answer = await ask('/wps/system/status');
    assert.equal(answer.statusCode, 503);
    assert.equal(answer.headers['retry-after'], '5');
    assert.deepEqual(answer.json(), {
      success: false,
      code: 'temporarily_unavailable',
      message: 'The portal is temporarily unavailable. Nothing is lost. Please try again shortly.',
    });
  }
  assert.equal(
    (await ask('/wps/system/status', 'CN')).json().message,
    '平台暂时无法使用。您的数据不会丢失，请稍后再试。',
  );
  assert.equal((await ask('/healthz')).statusCode, 200);
  assert.equal((await ask('/readyz')).statusCode, 503);
  await server.server.start();
  await isBack;
  assert.equal((await ask('/wps/system/status')).statusCode, 200);
  assert.deepEqual(
    log.lines.map(({ msg }) => msg),
    [away, back],
  );
  const { failed = 0 } = log.lines[1] ?? {};
  assert.ok(failed >= 7, `${failed} counted, of 5 + 1 calls and a look at readiness`);
  await app.close();
  outages.close();
  await database.close();
});

test('is alive, not ready, shows a page and ends by SIGTERM without its database', async () => {
  const main = fileURLToPath(new URL('../../main.ts', import.meta.url));
  const [PORT, OPERATOR_PORT] = (await freePorts(2)).map(String);
  const platform = spawn(process.execPath, ['--import', 'tsx', main], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATA_DIR: folder,
      HOST: '127.0.0.1',
      PORT,
      OPERATOR_PORT,
      DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/nothing',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(platform, 'exit');
  for await (const chunk of platform.stdout) if (String(chunk).includes(away)) break;
  for (const port of [PORT, OPERATOR_PORT]) {
    const ask = (at: string, accept = '*/*') => fetch(`http://127.0.0.1:${port}${at}`, { headers: { accept } });
    assert.equal((await ask('/healthz')).status, 200);
    assert.equal((await ask('/readyz')).status, 503);
    assert.equal((await (await ask('/wps/system/status')).json()).code, 'temporarily_unavailable');
    const page = await ask('/', 'text/html');
    assert.equal(page.status, 503);
    assert.match(await page.text(), /<h1>The portal is starting<\/h1>/);
  }
  platform.kill('SIGTERM');
  assert.deepEqual(await ended, [0, null]);
});
