import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, afterEach, before, test } from 'node:test';
import { needTestBrowser } from '@portal/machine/need-browser';
import { type Browser, chromium, type Page } from 'playwright';
import { type Fault, type FixtureSite, startFixtureSite } from './fixtures/fixture-site.ts';

const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];
const entry = /^remote\./;
const exposedChunk = /^(?!remote\.|later\.).*\.js$/;
const exposedStyles = /^(?!later\.).*\.css$/;
/** Code that a tampered file would run. */
const intrusion = '\n;globalThis.intruded = true;';

let folder: string;
let site: FixtureSite;
let browser: Browser;

before(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'federation-'));
  site = await startFixtureSite(folder);
  browser = await chromium.launch({ executablePath: needTestBrowser(), args: [...flags, ...quiet] });
});

after(async () => {
  await browser?.close();
  await site?.close();
  await rm(folder, { recursive: true, force: true });
});

afterEach(async () => {
  site.faults.clear();
  site.requests.length = 0;
  await site.compose();
});

/** Opens the page in a browser context of its own: a cache would hide a dead file. */
async function open(query = ''): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await page.goto(`${site.origin}/${query}`);
  return page;
}

async function shows(page: Page, version: string): Promise<void> {
  await page.locator(`[data-version="${version}"] [data-testid=remote]`).waitFor();
  await page.getByText(`later ${version}`).waitFor();
}

test('the remote mounts with its styles, and a later chunk arrives with its hash', async () => {
  const page = await open();
  await shows(page, '1.1.0');
  assert.match(await page.getByTestId('remote').textContent().then(String), /fixture 1\.1\.0 count 7/);
  const colour = (id: string) => page.getByTestId(id).evaluate((node) => getComputedStyle(node).color);
  assert.equal(await colour('remote'), 'rgb(1, 2, 3)');
  assert.equal(await colour('later'), 'rgb(4, 5, 6)');
  assert.equal(site.requests.filter((url) => url.includes('/1.0.0/') && !url.includes('/shell/')).length, 0);
  assert.match(
    await page.evaluate(() => window.fixture.source.releaseHeader()),
    /^shell@1\.0\.0,remote-fixture@1\.1\.0$/,
  );
});

const faults: [string, RegExp, Fault][] = [
  ['a missing entry', entry, 'missing'],
  ['a missing chunk', exposedChunk, 'missing'],
  ['a missing style sheet', exposedStyles, 'missing'],
  ['a hanging entry', entry, 'hang'],
  ['a hanging chunk', exposedChunk, 'hang'],
  ['a hanging style sheet', exposedStyles, 'hang'],
  ['a tampered entry', entry, { append: intrusion }],
  ['a tampered chunk', exposedChunk, { append: intrusion }],
  ['a tampered style sheet', exposedStyles, { append: ' body { --intruded: 1 }' }],
];

for (const [name, match, fault] of faults) {
  test(`${name} leads to the last good version, and never runs`, async () => {
    site.faults.set(site.pathOf('1.1.0', match), fault);
    const page = await open();
    await shows(page, '1.0.0');
    const intruded = await page.evaluate(
      () => 'intruded' in globalThis || getComputedStyle(document.body).getPropertyValue('--intruded') !== '',
    );
    assert.equal(intruded, false);
    const reports = await page.evaluate(() =>
      window.fixture.reports.map(({ version, outcome }) => `${version} ${outcome}`),
    );
    assert.deepEqual(reports.slice(0, 1), ['1.1.0 failed']);
    assert.equal(await page.locator('[data-version="1.1.0"]').count(), 0);
  });
}

test('loads a deferred shared module once, and only if a remote requires it', async () => {
  await shows(await open(), '1.1.0');
  assert.equal(site.requests.filter((url) => url === site.sharedLater).length, 1);
  site.requests.length = 0;
  await (await open('?disable=remote-fixture')).getByRole('alert').waitFor();
  assert.equal(site.requests.includes(site.sharedLater), false);
});

test('a hanging shared module delays a remote no longer than its own files may', async () => {
  site.faults.set(site.sharedLater, 'hang');
  await (await open()).getByRole('alert').waitFor();
});

for (const [name, fault] of [
  ['missing', 'missing'],
  ['tampered', { append: intrusion }],
] satisfies [string, Fault][]) {
  test(`a ${name} shared module never runs, and a retry fetches it again`, async () => {
    site.faults.set(site.sharedLater, fault);
    const page = await open();
    await page.getByRole('alert').waitFor();
    assert.equal(await page.evaluate(() => 'intruded' in globalThis), false);
    site.faults.clear();
    await page.getByRole('button', { name: 'Try again' }).click();
    await shows(page, '1.1.0');
  });
}

for (const [name, fault] of [
  ['missing', 'missing'],
  ['tampered', { append: intrusion }],
] satisfies [string, Fault][]) {
  test(`a ${name} loader of remotes is a load error, never runs, and a retry fetches it again`, async () => {
    site.faults.set(site.remoteLoader, fault);
    const page = await open();
    await page.getByRole('alert').waitFor();
    assert.equal(await page.evaluate(() => 'intruded' in globalThis), false);
    site.faults.clear();
    await page.getByRole('alert').getByRole('button').click();
    await shows(page, '1.1.0');
  });
}

test('a tampered later chunk never runs', async () => {
  site.faults.set(site.pathOf('1.1.0', /^later\..*js$/), { append: intrusion });
  const page = await open();
  const failed = page.waitForEvent('pageerror');
  await failed;
  assert.equal(await page.evaluate(() => 'intruded' in globalThis), false);
});

test('a file that the composition does not list never runs', async () => {
  const chunk = site.pathOf('1.1.0', exposedChunk).split('/').pop() ?? '';
  const whole = site.placed('1.1.0');
  const { [chunk]: _left, ...files } = whole.files;
  const fallback = site.placed('1.0.0');
  await site.compose({ remotes: { 'remote-fixture': { candidates: [{ ...whole, files, weight: 1 }], fallback } } });
  await shows(await open(), '1.0.0');
});

// covers 10
test('a panel offers a retry that fetches again if no version works', async () => {
  site.faults.set(site.pathOf('1.1.0', entry), 'missing');
  site.faults.set(site.pathOf('1.0.0', entry), 'missing');
  const page = await open();
  await page.getByRole('alert').waitFor();
  site.faults.clear();
  await page.getByRole('button', { name: 'Try again' }).click();
  await shows(page, '1.1.0');
});

for (const [name, match, fault] of [
  ['an entry that hung', entry, 'hang'],
  ['a chunk that was missing', exposedChunk, 'missing'],
  ['a style sheet that was missing', exposedStyles, 'missing'],
] satisfies [string, RegExp, Fault][]) {
  test(`a retry fetches ${name} again`, async () => {
    for (const version of ['1.1.0', '1.0.0']) site.faults.set(site.pathOf(version, match), fault);
    const page = await open();
    await page.getByRole('alert').waitFor();
    site.faults.clear();
    await page.getByRole('button', { name: 'Try again' }).click();
    await shows(page, '1.1.0');
  });
}

test('a composition signed by another key is refused, and the last one that verified is used', async () => {
  const page = await open();
  await shows(page, '1.1.0');
  await site.composeWithForeignKey();
  await page.reload();
  await shows(page, '1.1.0');
  assert.deepEqual(await page.evaluate(() => window.fixture.composition[0]), { used: 'stored', fault: 'signature' });
});

test('a browser that knows no composition runs nothing under a foreign signature', async () => {
  await site.composeWithForeignKey();
  const page = await open();
  await page.getByRole('alert').waitFor();
  assert.equal(site.requests.filter((url) => url.includes('remote-fixture')).length, 0);
});

test('an older composition is refused', async () => {
  const page = await open();
  await shows(page, '1.1.0');
  const fallback = site.placed('1.0.0');
  const candidates = [{ ...fallback, weight: 1 }];
  await site.compose({ sequence: 1, remotes: { 'remote-fixture': { candidates } } });
  await page.reload();
  await shows(page, '1.1.0');
});

test('?disable= leaves the remote out', async () => {
  const page = await open('?disable=remote-fixture');
  await page.getByRole('alert').waitFor();
  assert.equal(site.requests.filter((url) => url.includes('remote-fixture')).length, 0);
});

test('a version that cannot be mounted does not take the place of one that works', async () => {
  const page = await open();
  await shows(page, '1.1.0');
  site.faults.set(site.pathOf('1.0.0', entry), 'missing');
  await site.compose({ remotes: { 'remote-fixture': { candidates: [{ ...site.placed('1.0.0'), weight: 1 }] } } });
  assert.equal(await page.evaluate(() => window.fixture.source.fetchNewest()), true);
  await page.evaluate(() => window.fixture.navigate());
  await page.waitForFunction(() => window.fixture.reports.some(({ outcome }) => outcome === 'failed'));
  await shows(page, '1.1.0');
  assert.equal(await page.locator('[data-version]').count(), 1);
  site.faults.clear();
  await page.evaluate(() => window.fixture.navigate());
  await shows(page, '1.0.0');
});

test('an open tab swaps to the rolled-back version at its next navigation, and disables the other styles', async () => {
  const page = await open();
  await shows(page, '1.1.0');
  await site.compose({ remotes: { 'remote-fixture': { candidates: [{ ...site.placed('1.0.0'), weight: 1 }] } } });
  assert.equal(await page.evaluate(() => window.fixture.source.fetchNewest()), true);
  await shows(page, '1.1.0');
  await page.evaluate(() => window.fixture.navigate());
  await shows(page, '1.0.0');
  assert.equal(await page.locator('[data-version="1.1.0"]').count(), 0);
  const disabled = await page.evaluate(() =>
    [...document.styleSheets].map(({ href, disabled: off }) => `${/\d\.\d\.\d/.exec(href ?? '')} ${off}`),
  );
  assert.ok(disabled.includes('1.1.0 true') && !disabled.includes('1.1.0 false'), disabled.join(', '));
  assert.ok(disabled.includes('1.0.0 false'), disabled.join(', '));
});
