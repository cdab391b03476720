import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import Fastify from 'fastify';
import { describeCalls } from './openapi.ts';

interface Rules {
  createHTML(markup: string): string;
}

// covers 9
test('pages of documents make markup of paragraphs alone, and no script', async () => {
  const app = Fastify();
  await describeCalls(app);
  for (const address of ['/docs', '/operator/docs']) {
    const page = await app.inject(address);
    const policy = String(page.headers['content-security-policy']);
    assert.match(policy, /; require-trusted-types-for 'script'; trusted-types default dompurify$/);

    const script = await app.inject(/src="([^"]+trusted-types\.js)"/.exec(page.body)?.[1] ?? '');
    const made: [string, Rules][] = [];
    runInNewContext(script.body, { trustedTypes: { createPolicy: (...policy: [string, Rules]) => made.push(policy) } });
    const [[name, rules] = assert.fail('no policy')] = made;
    assert.deepEqual([name, Object.keys(rules)], ['default', ['createHTML']]);
    for (const markup of ['', '<p>Refusals: <code>not_found</code><br></p>'])
      assert.equal(rules.createHTML(markup), markup);
    for (const markup of [
      '<img src=x onerror=alert(1)>',
      '<p onclick="alert(1)">',
      '<script>alert(1)</script>',
      '<!--',
    ])
      assert.throws(() => rules.createHTML(markup), { name: 'TypeError' }, markup);
  }
  await app.close();
});
