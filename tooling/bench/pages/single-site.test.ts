import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { singleBase } from './single-paths.rules.ts';
import { startSingleSite } from './single-site.ts';

const manifest = {
  name: 'single',
  version: '1.0.0',
  needs: { contract: '^1.0.0', react: '^19.0.0', facades: [] },
  provides: [],
  entry: 'main.js',
  files: [{ path: 'main.js', sha384: `sha384-${'A'.repeat(64)}`, bytes: 2000 }],
  commit: 'fixture',
  builtAt: '2026-01-01T00:00:00.000Z',
  page: { early: [], scripts: ['main.js'], styles: [], keyIds: [] },
};

test('serves page and files in brotli with the headers of the platform, and hands calls on', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-single-site-'));
  await writeFile(path.join(folder, 'main.js'), 'say("a");'.repeat(250));
  const platform = createServer((request, response) => {
    if (request.url === '/shell.js') return response.setHeader('x-file', 'a').end('shell');
    response.setHeader('content-security-policy', "default-src 'none'");
    response.end(request.url === '/' ? '<script defer src="/shell.js">' : `${request.method} ${request.url}`);
  });
  await new Promise<void>((resolve) => platform.listen(0, 'localhost', resolve));
  const { port } = platform.address() as AddressInfo;
  const site = await startSingleSite({ folder, manifest }, `http://localhost:${port}`);
  try {
    const page = await fetch(`${site.address}/rng`);
    assert.match(await page.text(), new RegExp(`src="${singleBase}main.js"`));
    assert.equal(page.headers.get('content-security-policy'), "default-src 'none'");
    const script = await fetch(`${site.address}${singleBase}main.js`);
    assert.equal(script.headers.get('content-encoding'), 'br');
    assert.equal(script.headers.get('x-file'), 'a');
    assert.equal(script.headers.get('content-type'), 'text/javascript; charset=utf-8');
    assert.equal((await script.text()).length, 2250);
    assert.equal((await fetch(`${site.address}${singleBase}other.js`)).status, 404);
    const call = await fetch(`${site.address}/wps/a?b=1`, { method: 'POST', body: '{}' });
    assert.equal(await call.text(), 'POST /wps/a?b=1');
  } finally {
    await site.close();
    platform.closeAllConnections();
    await new Promise((resolve) => platform.close(resolve));
    await rm(folder, { recursive: true, force: true });
  }
});
