import assert from 'node:assert/strict';
import { test } from 'node:test';
import vm from 'node:vm';
import { offlineTexts } from './offline-texts.ts';
import { serviceWorkerScript } from './service-worker.ts';

const origin = 'https://portal.example';

type Listener = (event: object) => void;

interface Window {
  frameType: string;
  focused: number;
  messages: unknown[];
}

/** Runs the worker without a browser; `caches` is missing, so that storing anything would throw. */
function startWorker({ isOffered = true, language = 'EN', network = async (): Promise<unknown> => 'page' } = {}) {
  const listeners = new Map<string, Listener>();
  const log: unknown[] = [];
  const windows: Window[] = [];
  const self = {
    location: new URL(`${origin}/app/service-worker.js?language=${language}`),
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
    skipWaiting: () => log.push('skips waiting'),
    registration: {
      unregister: async () => log.push('unregisters'),
      showNotification: async (title: string, options: object) => log.push(['shows', title, { ...options }]),
    },
    clients: {
      claim: async () => log.push('claims'),
      matchAll: async () =>
        windows.map((each) => ({
          ...each,
          focus: async () => each.focused++,
          postMessage: (message: object) => each.messages.push({ ...message }),
        })),
      openWindow: async (address: string) => log.push(['opens', address]),
    },
  };
  vm.runInNewContext(serviceWorkerScript(isOffered), { self, URL, Response, fetch: network });
  async function emit(type: string, fields: object = {}): Promise<unknown> {
    let result: unknown;
    const keep = (work: unknown) => {
      result = work;
    };
    listeners.get(type)?.({ ...fields, waitUntil: keep, respondWith: keep });
    return result;
  }
  return { emit, log, windows, listensTo: (type: string) => listeners.has(type) };
}

const navigation = { request: { mode: 'navigate', method: 'GET', url: `${origin}/` } };
const offline = async () => {
  throw new TypeError('Failed to fetch');
};

test('answers a page with what the network sends, whichever release it is of', async () => {
  const pages = ['page of 1.2.0', 'page of 1.1.0, after a rollback'];
  const worker = startWorker({ network: async () => pages.shift() });
  assert.equal(await worker.emit('fetch', navigation), 'page of 1.2.0');
  assert.equal(await worker.emit('fetch', navigation), 'page of 1.1.0, after a rollback');
});

test('leaves calls, scripts, pictures and sent forms to the browser', async () => {
  const worker = startWorker({ network: offline });
  for (const request of [
    { mode: 'cors', method: 'GET', url: `${origin}/wps/relay/balance` },
    { mode: 'cors', method: 'GET', url: `${origin}/releases/shell/1.0.0/main.js` },
    { mode: 'no-cors', method: 'GET', url: `${origin}/flags/PH.svg` },
    { mode: 'navigate', method: 'POST', url: `${origin}/` },
  ])
    assert.equal(await worker.emit('fetch', { request }), undefined, request.url);
});

for (const [language, texts] of Object.entries(offlineTexts))
  test(`shows the offline page in ${language}, without scripts and money`, async () => {
    const worker = startWorker({ language, network: offline });
    const answer = await worker.emit('fetch', navigation);
    assert.ok(answer instanceof Response);
    const html = await answer.text();
    assert.equal(answer.status, 503);
    assert.match(html, new RegExp(`<h1>${texts.title}</h1>`));
    assert.match(html, new RegExp(`<a href="">${texts.again}</a>`));
    assert.doesNotMatch(html, /<script|\d\.\d\d/);
    assert.match(answer.headers.get('content-security-policy') ?? '', /^default-src 'none'; style-src 'sha256-[^;]+;/);
    assert.equal(answer.headers.get('cache-control'), 'no-store');
  });

test('shows English for a language that nobody knows', async () => {
  for (const language of ['XX', '__proto__', 'constructor', '']) {
    const answer = await startWorker({ language, network: offline }).emit('fetch', navigation);
    assert.match(await (answer as Response).text(), /You are offline/);
  }
});

test('replaces an older worker at once', async () => {
  const worker = startWorker();
  await worker.emit('install');
  await worker.emit('activate');
  assert.deepEqual(worker.log, ['skips waiting', 'claims']);
});

test('removes itself when the app is switched off, and touches no request', async () => {
  const worker = startWorker({ isOffered: false });
  await worker.emit('install');
  await worker.emit('activate');
  assert.deepEqual(worker.log, ['skips waiting', 'unregisters']);
  for (const type of ['fetch', 'push', 'notificationclick']) assert.equal(worker.listensTo(type), false);
});

const sent = { title: 'Paid', body: 'WD-1', path: '/#member-withdraw', tag: 'n1' };
const push = (value: unknown) => ({ data: { json: () => JSON.parse(JSON.stringify(value)) } });

test('shows what was sent, and nothing of another shape', async () => {
  const worker = startWorker();
  await worker.emit('push', push(sent));
  const icon = '/app/icon-192.png';
  const options = { body: 'WD-1', tag: 'n1', icon, data: { path: '/#member-withdraw' } };
  assert.deepEqual(JSON.parse(JSON.stringify(worker.log)), [['shows', 'Paid', options]]);
  for (const bad of [null, [], 'text', { ...sent, title: 7 }, { ...sent, path: undefined }])
    await worker.emit('push', push(bad));
  await worker.emit('push', { data: null });
  await worker.emit('push', { data: { json: () => JSON.parse('{') } });
  assert.equal(worker.log.length, 1);
});

const press = (path: unknown) => ({ notification: { close() {}, data: { path } } });

for (const [path, address] of [
  ['/#member-withdraw', `${origin}/#member-withdraw`],
  ['https://evil.example/', `${origin}/`],
  ['//evil.example/x', `${origin}/`],
  ['\\\\evil.example', `${origin}/`],
  ['javascript:alert(1)', `${origin}/`],
  [undefined, `${origin}/`],
] as const)
  test(`a press on a notification of ${path} opens ${address}`, async () => {
    const worker = startWorker();
    await worker.emit('notificationclick', press(path));
    assert.deepEqual(JSON.parse(JSON.stringify(worker.log)), [['opens', address]]);
  });

test('a press leads the open portal to the page, without loading it again', async () => {
  const worker = startWorker();
  const shown = { frameType: 'top-level', focused: 0, messages: [] };
  worker.windows.push({ frameType: 'nested', focused: 0, messages: [] }, shown);
  await worker.emit('notificationclick', press('/#member-withdraw'));
  assert.deepEqual([shown.focused, shown.messages, worker.log], [1, [{ open: '/#member-withdraw' }], []]);
});
