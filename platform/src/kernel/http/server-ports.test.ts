import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, before, test } from 'node:test';
import { type OwnPorts, openOwnPorts } from '../../testing/own-ports.ts';

let harness: OwnPorts;
let ports: OwnPorts['ports'];

before(async () => {
  harness = await openOwnPorts();
  ports = harness.ports;
  harness.app.server.kernel.callers.resolveOperator = async () => ({
    operatorId: 'o',
    username: 'o',
    roles: ['admin'],
    sessionId: 's',
    isLongLived: false,
  });
});
after(async () => {
  await harness.close();
});

/** Sends the target of the request line unchanged; an HTTP client would normalise it. */
async function ask(port: number, target: string, method = 'GET'): Promise<{ status: number; text: string }> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${method} ${target} HTTP/1.1\r\nHost: evil\r\nAuthorization: Bearer x\r\nConnection: close\r\n\r\n`);
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  return { status: Number(text.slice(9, 12)), text };
}

const unknown = (text: string) => text.includes('"code":"unknown_call"');

for (const target of [
  '/operator/settings',
  '/operator/settings/',
  '/operator/settings?a=1',
  '/operator/settings;a',
  '/%6fperator/settings',
  '/operator%2fsettings',
  '//operator/settings',
  '/./operator/settings',
  'http://evil/operator/settings',
  'http://evil/%6fperator/settings',
  '/operator/no/such/call',
  '/operator/docs',
  '/operator/docs/json',
  '/operator/docs/static/index.html',
  '/metrics',
  '/%6detrics',
  'http://evil/metrics',
]) {
  test(`does not answer ${target} to players`, async () => {
    const { status, text } = await ask(ports.players, target);
    const isPage = text.includes('The portal is starting');
    assert.ok((status === 404 && unknown(text)) || isPage, text);
  });
}

for (const target of [
  '/wps/system/status',
  '/%77ps/system/status',
  'http://evil/wps/system/status',
  '//wps/system/status',
  '/docs',
  '/composition.json',
  '/no/such/page',
  '/releases/shell/1.0.0/main.js',
]) {
  test(`does not answer ${target} to operators`, async () => {
    const { status, text } = await ask(ports.operators, target);
    assert.equal(status, 404);
    assert.ok(unknown(text), text);
  });
}

for (const target of [
  '/wps/system/status',
  '/%77ps/system/status',
  '//wps/system/status',
  '/operator/settings',
  '/metrics',
  '/readyz',
  '/docs',
  '/composition.json',
  '/',
  '/vip',
  '/releases/remote-games/1.0.0/main.js',
  '/releases/shell/../remote-games/1.0.0/main.js',
  '/releases/shell/..%2fremote-games/1.0.0/main.js',
  '/releases/%73hell/1.0.0/main.js',
  '/dev/outbox',
]) {
  test(`does not answer ${target} at the origin of scripts`, async () => {
    const { status, text } = await ask(ports.scripts, target);
    assert.equal(status, 404);
    assert.ok(unknown(text), text);
  });
}

test('serves its own calls on each port', async () => {
  for (const target of [
    '/operator/settings',
    '/%6fperator/settings',
    '/operator/docs/json',
    '/metrics',
    '/healthz',
    '/readyz',
  ]) {
    assert.equal((await ask(ports.operators, target)).status, 200, target);
  }
  assert.equal((await ask(ports.scripts, '/healthz')).status, 200);
  for (const target of ['/wps/system/status', '/healthz', '/%68ealthz']) {
    assert.equal((await ask(ports.players, target)).status, 200, target);
  }
});

test('is not ready for players before a release is live, and answers operators', async () => {
  const { status, text } = await ask(ports.players, '/readyz');
  assert.equal(status, 503);
  assert.match(text, /"missing":"release"/);
  assert.equal((await ask(ports.players, '/')).status, 503);
  assert.equal((await ask(ports.operators, '/readyz')).status, 200);
});

// covers 10
test("answers a squad's publication only on the operators' port", async () => {
  const toPlayers = await ask(ports.players, '/operator/publish', 'POST');
  assert.equal(toPlayers.status, 404);
  assert.ok(unknown(toPlayers.text), toPlayers.text);
  const toOperators = await ask(ports.operators, '/operator/publish', 'POST');
  assert.equal(toOperators.status, 401);
  assert.match(toOperators.text, /publisher_not_known/);
});
