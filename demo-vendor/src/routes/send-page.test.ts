import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import Fastify from 'fastify';
import { bundlePage } from './page-files.ts';
import { pageHtml } from './page-html.ts';
import { assetRoutes, pageSender } from './send-page.ts';

// covers 9
test('a page makes markup by one policy only, and runs no script without its hash', async () => {
  const app = Fastify();
  const files = await bundlePage();
  const send = pageSender({ portalOrigin: 'https://portal.example', isPublicDemo: false }, files);
  app.get('/play', async (_request, reply) => send(reply, 'Fortune <b>'));
  assetRoutes(app, files);

  const page = await app.inject('/play');
  const policy = String(page.headers['content-security-policy']);
  assert.match(policy, /; frame-ancestors https:\/\/portal\.example; require-trusted-types-for 'script'; /);
  assert.match(policy, /; trusted-types drawings$/);
  assert.equal(page.headers['integrity-policy'], 'blocked-destinations=(script)');

  const [, address = '', algorithm = '', hash] =
    /<script type="module" src="([^"]+)" integrity="([a-z0-9]+)-([^"]+)"><\/script>/.exec(page.body) ?? [];
  const script = await app.inject(address);
  assert.equal(script.statusCode, 200);
  assert.equal(createHash(algorithm).update(script.rawPayload).digest('base64'), hash);
  await app.close();
});

test('a page names a file for each other language than English, which it serves', async () => {
  const app = Fastify();
  const files = await bundlePage('verify/verify.ts', 'verify');
  assetRoutes(app, files);
  const html = pageHtml('Verify a round', files, false);
  const [, named = ''] = /data-texts="([^"]+)"/.exec(html) ?? [];
  const languages = new URLSearchParams(named.replaceAll('&amp;', '&'));
  assert.deepEqual([...languages.keys()].sort(), ['CN', 'MY', 'TH', 'VN']);
  for (const [language, name] of languages) {
    const answer = await app.inject(`/assets/${name}`);
    assert.match(String(answer.headers['content-type']), /^application\/json/, language);
    assert.ok(Object.keys(answer.json()).some((place) => place.startsWith('verify/texts/')));
  }
  await app.close();
});
