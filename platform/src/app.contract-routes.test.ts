import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { allCalls } from '@portal/shared/contract/all-calls';
import type { Call } from '@portal/shared/contract/calls/define-call';
import { liveStreamPath } from '@portal/shared/contract/live/live-event';
import type { App } from './app.ts';
import { addMember, tokenOf } from './modules/accounts/testing/add-member.ts';
import { payLinkPath } from './modules/payments/index.ts';
import { openTestPostgres } from './testing/database/databases.ts';
import { perMinuteKeys, testApp } from './testing/test-kernel.ts';

let app: App;
let closeDatabase: () => Promise<void>;
let memberToken = '';
/** Of a member whose account was closed while the session went on. */
let closedToken = '';

before(async () => {
  const opened = await openTestPostgres();
  closeDatabase = opened.close;
  app = await testApp(opened.database);
  for (const key of perMinuteKeys) await app.modules.settings.write(key, 1000, 'test');
  await addMember(app, 'walker01');
  memberToken = await tokenOf(app, 'walker01');
  const { id } = await addMember(app, 'closed01');
  closedToken = await tokenOf(app, 'closed01');
  await app.modules.member.setState(id, 'closed');
});
after(async () => {
  await app.close();
  await closeDatabase();
});

const calls: Call[] = Object.values(allCalls);
const nameOf = (call: Call) => `${call.method.toUpperCase()} ${call.path}`;
const hasBody = (call: Call) => call.method === 'post' || call.method === 'put';

async function inject(call: Call, payload: string | undefined, headers: Record<string, string> = {}) {
  const url = call.path.replace(/:\w+/g, 'remote-games');
  const type = hasBody(call) ? { 'content-type': 'application/json' } : {};
  const answer = await app.server.inject({ method: call.method, url, headers: { ...type, ...headers }, payload });
  return { status: answer.statusCode, body: answer.json(), requestId: answer.headers['x-request-id'] };
}

/** `GET /path` of each line of the printed tree; a line continues the path of the line it hangs under. */
function servedRoutes(tree: string): string[] {
  const paths: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^(.*[├└]── )(\S+) \(([^)]+)\)/.exec(line) ?? [];
    if (!part) return [];
    const depth = indent.length / 4 - 1;
    paths[depth] = (depth > 0 ? (paths[depth - 1] ?? '') : '') + part;
    return methods.split(', ').map((method) => `${method} ${paths[depth]}`);
  });
}

test('every declared call has a route', () => {
  const lost = calls.filter((call) => !app.server.hasRoute({ method: call.method.toUpperCase(), url: call.path }));
  assert.deepEqual(lost.map(nameOf), []);
});

/** A stream, and a link that leads on: neither answers with an envelope. */
const leadingOn = [`GET ${liveStreamPath}`, `GET ${payLinkPath}`];

test('every route of the wire is declared', () => {
  const declared = new Set(calls.map(nameOf));
  const served = servedRoutes(app.server.printRoutes({ commonPrefix: false }));
  const onWire = served.filter((route) =>
    /^(GET|POST|PUT|DELETE|PATCH) \/(wps|lgw|lotto|operator(?!\/docs)|vendor\/v1)\//.test(route),
  );
  assert.ok(onWire.length >= calls.length, 'the routes could not be read');
  assert.deepEqual(
    onWire.filter((route) => !declared.has(route) && !leadingOn.includes(route)),
    [],
  );
});

test('the OpenAPI documents hold every declared call, those of operators in their own', async () => {
  const [open, own] = await Promise.all(['/docs/json', '/operator/docs/json'].map((url) => app.server.inject(url)));
  const lost = calls.filter((call) => {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    const document = (call.path.startsWith('/operator/') ? own : open)?.json();
    return !document.paths[path]?.[call.method] && call.path !== allCalls.getKeys.path;
  });
  assert.deepEqual(lost.map(nameOf), []);
  for (const url of [
    '/docs/json',
    '/docs/yaml',
    '/docs',
    '/docs/static/index.html',
    '/docs/static/swagger-initializer.js',
  ])
    assert.doesNotMatch((await app.server.inject(url)).body, /\/operator/, url);
});

const codeWithoutCaller = {
  public: undefined,
  member: 'not_logged_in',
  'real-account': 'not_logged_in',
  operator: 'operator_login_required',
  vendor: 'bad_signature',
  provider: 'bad_signature',
} as const;

for (const call of calls) {
  const code = codeWithoutCaller[call.access];
  if (code) {
    test(`${nameOf(call)} refuses callers without a token or with a wrong one`, async () => {
      for (const headers of [undefined, { authorization: 'Bearer wrong' }, { authorization: 'Basic eA==' }]) {
        const { status, body, requestId } = await inject(call, hasBody(call) ? '{}' : undefined, headers);
        assert.deepEqual([status, body.success, body.code], [401, false, code]);
        assert.ok(requestId);
      }
    });
  }
  if (call.access === 'member' || call.access === 'real-account') {
    // covers 6: refuses a closed account in every call of a member
    test(`${nameOf(call)} refuses a closed account, whatever the input`, async () => {
      const headers = { authorization: `Bearer ${closedToken}`, 'idempotency-key': 'walk' };
      const { status, body } = await inject(call, hasBody(call) ? '{}' : undefined, headers);
      assert.deepEqual([status, body.success, body.code], [401, false, 'not_logged_in']);
    });
  }
  if (call.access === 'operator' || call.access === 'vendor' || call.access === 'provider') {
    test(`${nameOf(call)} refuses the token of a member`, async () => {
      const { status } = await inject(call, hasBody(call) ? '{}' : undefined, {
        authorization: `Bearer ${memberToken}`,
      });
      assert.equal(status, 401);
    });
  }
  if (call.encrypted) {
    test(`${nameOf(call)} requires an encrypted body`, async () => {
      const headers = { authorization: `Bearer ${memberToken}`, 'idempotency-key': 'walk' };
      assert.equal((await inject(call, '{"username":"a","password":"b"}', headers)).body.code, 'encryption_required');
    });
  }
}

const junk = ['[]', 'null', '"text"', '17', '{', '{"__proto__":{"a":1}}', '{"a":'.repeat(200), '\u0000'];
const wrongFields = '{"username":{}}';
/** A call without fields reads none, whatever is sent. */
const readsFields = (call: Call) => !('entries' in call.input && Object.keys(Object(call.input.entries)).length === 0);

test('refuses junk bodies with a code, never with a fault', async () => {
  for (const call of calls.filter(hasBody)) {
    for (const payload of readsFields(call) ? [...junk, wrongFields] : junk) {
      const { status, body } = await inject(call, payload, {
        authorization: `Bearer ${memberToken}`,
        'idempotency-key': 'walk',
      });
      assert.ok(status >= 400 && status < 500, `${nameOf(call)} answered ${status} to ${payload.slice(0, 30)}`);
      assert.equal(typeof body.code, 'string');
    }
  }
});

test('an unknown call, an unknown merchant and a body of two megabytes are refused', async () => {
  const unknown = await app.server.inject({ method: 'POST', url: '/wps/no/such/call', payload: {} });
  assert.deepEqual([unknown.statusCode, unknown.json().code], [404, 'unknown_call']);
  const merchant = await inject(allCalls.getStatus, undefined, { merchant: 'nobody' });
  assert.deepEqual([merchant.status, merchant.body.code], [400, 'unknown_merchant']);
  const huge = await inject(allCalls.sendFeedback, JSON.stringify({ content: 'x'.repeat(2_000_000) }));
  assert.deepEqual([huge.status, huge.body.code], [413, 'body_too_large']);
});
