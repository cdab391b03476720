import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getStatus } from '@portal/shared/contract/content/site';
import { apiClient } from '../../../testing/api-client.ts';
import { type OwnPorts, openOwnPorts } from '../../../testing/own-ports.ts';
import { asBase64, releaseFixture } from '../testing/release-fixture.ts';

const files = { 'main.abc.js': '1', 'sign-in.abc.js': '2', 'analytics.abc.js': '3', 'frame.abc.css': 'a{}' };
const scriptsFrames = {
  signIn: { script: 'sign-in.abc.js', styles: ['frame.abc.css'] },
  analytics: { script: 'analytics.abc.js', styles: [] },
};
const firebase = { apiKey: 'key', authDomain: 'auth.example', projectId: 'portal' };

let harness: OwnPorts;
before(async () => {
  harness = await openOwnPorts();
  harness.app.server.kernel.callers.resolveOperator = async () => ({
    operatorId: 'o',
    username: 'o',
    roles: ['admin', 'release'],
    sessionId: 's',
    isLongLived: false,
  });
  await harness.app.modules.settings.write('releases.promotedByTwo', false, 'test');
});
after(() => harness.close());

const get = (port: keyof OwnPorts['ports'], path: string) => fetch(`http://127.0.0.1:${harness.ports[port]}${path}`);
const set = (key: 'gtagId' | 'identity.firebase' | 'domains', value: unknown) =>
  harness.app.modules.settings.write(key, value as never, 'test');

async function ask(path: string, body: object): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${harness.ports.operators}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer x' },
    body: JSON.stringify(body),
  });
  assert.equal(answer.status, 200, await answer.text());
}

async function goLive(version: string, isOfBefore = false): Promise<void> {
  const keyIds = [await harness.app.modules.releases.registry.signingKid()];
  const { manifest } = releaseFixture('shell', version, { files, keyIds });
  const page = { early: [], scripts: ['main.abc.js'], styles: [], keyIds, trustedTypes: true };
  const release = releaseFixture('shell', version, {
    files,
    manifest: { ...manifest, page: { ...page, ...(isOfBefore ? {} : { scriptsFrames }) } },
  });
  await ask('/operator/releases', { name: 'shell', version, files: asBase64(release.files) });
  await ask('/operator/releases/shell/promote', { version });
}

// covers 9
test('serves no frame while nothing of others is configured', async () => {
  await goLive('1.0.0');
  for (const path of ['/sign-in', '/analytics']) assert.equal((await get('scripts', path)).status, 404, path);
});

test('serves each frame with its own script, its configuration and the policy of its use', async () => {
  await set('identity.firebase', firebase);
  await set('gtagId', 'G-ABCD1234');
  await set('domains', ['two.example']);
  const signIn = await get('scripts', '/sign-in');
  const html = await signIn.text();
  assert.equal(signIn.status, 200);
  assert.match(html, /<script defer src="\/releases\/shell\/1\.0\.0\/sign-in\.abc\.js" integrity="sha384-/);
  assert.match(html, /<link rel="stylesheet" href="\/releases\/shell\/1\.0\.0\/frame\.abc\.css" integrity="sha384-/);
  const parents = [`http://localhost:${harness.ports.players}`, 'http://two.example'];
  const [, config = ''] = /id="frame-config">(.*?)<\/script>/.exec(html) ?? [];
  assert.deepEqual(JSON.parse(config), { parents, firebase });
  const policy = signIn.headers.get('content-security-policy') ?? '';
  assert.match(policy, /script-src 'self' https:\/\/apis\.google\.com /);
  assert.doesNotMatch(policy, /googletagmanager/);
  assert.ok(policy.endsWith(`frame-ancestors ${parents.join(' ')}`), policy);
  assert.equal(signIn.headers.get('set-cookie'), null);

  const analytics = await get('scripts', '/analytics');
  assert.match(await analytics.text(), /"gtagId":"G-ABCD1234"/);
  assert.match(
    analytics.headers.get('content-security-policy') ?? '',
    /script-src 'self' https:\/\/www\.googletagmanager\.com;/,
  );
});

test("serves the files of the frames on the port of scripts, and the frames' pages on no other", async () => {
  const remote = releaseFixture('remote-games', '1.0.0', { files });
  await ask('/operator/releases', { name: 'remote-games', version: '1.0.0', files: asBase64(remote.files) });
  for (const [port, path, status] of [
    ['scripts', '/releases/shell/1.0.0/sign-in.abc.js', 200],
    ['players', '/releases/remote-games/1.0.0/main.abc.js', 200],
    ['scripts', '/releases/remote-games/1.0.0/main.abc.js', 404],
  ] as const)
    assert.equal((await get(port, path)).status, status, `${port} ${path}`);
  for (const path of ['/sign-in', '/analytics']) {
    assert.doesNotMatch(await (await get('players', path)).text(), /frame-config/, path);
    assert.equal((await get('operators', path)).status, 404, path);
  }
});

// covers 9
test('keeps the page of the portal strict with provider and analytics configured', async () => {
  const { headers } = await get('players', '/');
  const policy = headers.get('content-security-policy') ?? '';
  assert.equal(headers.get('integrity-policy'), 'blocked-destinations=(script)');
  assert.match(
    policy,
    /script-src 'self';.*frame-src .*http:\/\/scripts\.test.*; .*require-trusted-types-for 'script'/,
  );
  assert.doesNotMatch(policy, /google|auth\.example/);
});

test('runs scripts of others in the page of a shell of before, so that a rollback locks nobody out', async () => {
  await goLive('1.0.1', true);
  const { headers } = await get('players', '/');
  assert.equal(headers.get('integrity-policy'), null);
  assert.match(headers.get('content-security-policy') ?? '', /script-src 'self' https:\/\/apis\.google\.com/);
  assert.equal((await get('scripts', '/sign-in')).status, 404);
});

// covers 9
test('offers neither provider nor analytics without an origin for their scripts', async () => {
  const other = await openOwnPorts({ SCRIPTS_ORIGIN: '' });
  try {
    const { settings } = other.app.modules;
    await settings.write('identity.firebase', firebase, 'test');
    await settings.write('identity.smsChannel', 'firebase', 'test');
    await settings.write('gtagId', 'G-ABCD1234', 'test');
    const { info } = (await apiClient(other.app).send(getStatus, {})).value;
    const { identity, gtagId, scriptsOrigin } = info;
    assert.deepEqual([gtagId, scriptsOrigin, identity.firebase], [undefined, undefined, undefined]);
    assert.deepEqual([identity.socialChannels, identity.smsChannel], [[], 'platform']);
  } finally {
    await other.close();
  }
});
