import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import { needTestBrowser } from '@portal/machine/need-browser';
import { type App, buildApp } from '@portal/platform/app';
import { createStartProgress, type StartProgress } from '@portal/platform/kernel/start/progress';
import { openStandBy, type StandBy } from '@portal/platform/kernel/start/stand-by';
import { asBase64, releaseFixture } from '@portal/platform/modules/releases/testing/release-fixture';
import { openTestEmbedded } from '@portal/platform/testing/database/databases';
import { operatorToken } from '@portal/platform/testing/operator-token';
import { testParts } from '@portal/platform/testing/test-kernel';
import { type Browser, chromium, type Page } from 'playwright';
import { freePorts } from './processes/ports.ts';

const host = '127.0.0.1';
const wanted = '/rng?gameName=dragon';
let browser: Browser;
let page: Page;
let progress: StartProgress;
let standBy: StandBy;
let port = 0;

before(async () => {
  browser = await chromium.launch({ executablePath: needTestBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
});
after(() => browser?.close());
beforeEach(async () => {
  port = (await freePorts()).platform;
  progress = createStartProgress();
  standBy = await openStandBy({ PORT: port, OPERATOR_PORT: port, HOST: host }, progress);
  page = await browser.newPage({ locale: 'en' });
  page.setDefaultTimeout(15_000);
});
afterEach(async () => {
  await page.close();
  await standBy.close();
});

const open = (address = wanted) => page.goto(`http://${host}:${port}${address}`);
const bar = () => page.getByRole('progressbar', { name: 'Progress' });
const status = () => page.getByRole('status').locator('b');
const rows = () => page.getByRole('listitem').allInnerTexts();
const named = async () => (await rows()).map((row) => row.split('\n')[0]);

/** The page renders once a second. */
async function barAt(done: number, known: number): Promise<void> {
  await page.locator(`progress[value="${done}"][max="${known}"]`).waitFor();
  assert.equal(await bar().getAttribute('aria-valuetext'), `${done} of ${known} steps done`);
}

test('shows a bar without a value before the first known step, and with one afterwards', async () => {
  await open();
  await bar().waitFor();
  assert.equal(await bar().getAttribute('value'), null);
  assert.equal(await bar().getAttribute('aria-valuetext'), null);
  progress.expect(['database', 'publication']);
  await barAt(0, 2);
});

test('shows running steps first, then finished ones, and the progress of the start', async () => {
  progress.expect(['build shell 1.0.0', 'build remote-games 1.0.0', 'publication']);
  await progress.during('database', async () => {});
  progress.note({ name: 'build shell 1.0.0', state: 'running', ms: 1200 });
  await open();
  await barAt(1, 4);
  assert.deepEqual(await named(), ['Build: shell 1.0.0', 'Database']);
  progress.note({ name: 'build shell 1.0.0', state: 'done', ms: 2000 });
  progress.note({ name: 'build remote-games 1.0.0', state: 'running', ms: 0 });
  await barAt(2, 4);
  assert.deepEqual(await named(), ['Build: remote-games 1.0.0', 'Build: shell 1.0.0', 'Database']);
});

test('a screen reader hears the step under way, and of the next ones at most every five seconds', async () => {
  await page.clock.install();
  const begin = (name: string) => progress.note({ name, state: 'running', ms: 0 });
  const end = (name: string) => progress.note({ name, state: 'done', ms: 1 });
  const drawn = async (name: string) => {
    await page.clock.runFor(1000);
    await page.locator('li.running', { hasText: name }).waitFor();
  };
  begin('seeding: content');
  await open();
  await drawn('Demo data: content');
  assert.equal(await status().textContent(), 'Demo data: content');
  assert.equal(await page.getByRole('status').getAttribute('aria-atomic'), 'false', 'the new part alone');
  await page.clock.runFor(5000);
  end('seeding: content');
  begin('seeding: members');
  await drawn('Demo data: members');
  assert.equal(await status().textContent(), 'Demo data: members');
  end('seeding: members');
  begin('seeding: friends');
  await drawn('Demo data: invited friends');
  assert.equal(await status().textContent(), 'Demo data: members', 'a second later');
  await page.clock.runFor(5000);
  await page.locator('[role=status] b', { hasText: 'Demo data: invited friends' }).waitFor({ state: 'attached' });
});

test('opens the portal at the requested address once a release is live', async () => {
  progress.expect(['publication']);
  const answer = await open();
  assert.equal(answer?.status(), 503);
  await barAt(0, 1);
  await withPlatform(async (app) => {
    progress.note({ name: 'publication', state: 'running', ms: 0 });
    await page.locator('li.running', { hasText: 'Publication' }).waitFor();
    assert.equal((await fetch(`http://${host}:${port}/readyz`)).status, 503, 'no release is live');
    const opened = page.waitForResponse((response) => response.request().isNavigationRequest());
    await publishShell(app);
    const response = await opened;
    assert.deepEqual([response.status(), response.url()], [200, `http://${host}:${port}${wanted}`]);
    await page.locator('#composition').waitFor({ state: 'attached' });
    assert.equal(page.url(), `http://${host}:${port}${wanted}`);
  });
});

/** The platform in the place of the page, without a release. */
async function withPlatform(work: (app: App) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'start-page-'));
  const { database, close } = await openTestEmbedded();
  const env = { DATA_DIR: dataDir, PORT: String(port), OPERATOR_PORT: String(port) };
  const parts = testParts(database, { env });
  const app = await buildApp({ ...parts, settings: { ...parts.settings, OPERATOR_PORT: 0 }, progress });
  try {
    await standBy.close();
    await app.server.listen({ port, host });
    await work(app);
  } finally {
    await page.goto('about:blank');
    await app.close();
    await close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function publishShell(app: App): Promise<void> {
  const keyIds = [await app.modules.releases.registry.signingKid()];
  await app.modules.settings.write('releases.promotedByTwo', false, 'test');
  const { files } = releaseFixture('shell', '1.0.0', { keyIds });
  const headers = { authorization: `Bearer ${await operatorToken(app, 'publisher', 'release')}` };
  const ask = async (url: string, payload: object) => {
    const answer = await app.server.inject({ method: 'POST', url, headers, payload });
    assert.equal(answer.statusCode, 200, answer.body);
  };
  await ask('/operator/releases', { name: 'shell', version: '1.0.0', files: asBase64(files) });
  await ask('/operator/releases/shell/promote', { version: '1.0.0' });
}
