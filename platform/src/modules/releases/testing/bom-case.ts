import assert from 'node:assert/strict';
import type { RegistryFixture } from './registry-fixture.ts';

/**
 * Publishes a release with a bill of materials; asserts that only operators of releases get it, players its scripts, and
 * that none without a bill can follow.
 */
export async function assertBomForOperators(registry: RegistryFixture): Promise<void> {
  const text = JSON.stringify({ bomFormat: 'CycloneDX', components: 'x'.repeat(2000) });
  await registry.publish('remote-agent-centre', '1.5.0', { files: { 'main.abc.js': '1', 'bom.json': text } });
  const url = '/operator/releases/remote-agent-centre/1.5.0/bom';
  assert.equal((await registry.ask('GET', url)).value.text, text);
  assert.equal((await registry.ask('GET', url, undefined, 'support')).code, 'not_allowed');
  assert.equal((await registry.ask('GET', url.replace('remote-agent-centre', 'remote-lottery'))).code, 'not_found');
  for (const file of ['bom.json', 'bom.json.br', 'bom.json.gz', '%62om.json']) {
    const served = await registry.app.inject({
      url: `/releases/remote-agent-centre/1.5.0/${file}`,
      headers: { 'accept-encoding': 'br' },
    });
    assert.equal(served.statusCode, 404, file);
  }
  assert.equal((await registry.app.inject('/releases/remote-agent-centre/1.5.0/main.abc.js')).statusCode, 200);
  const silent = await registry.publish('remote-agent-centre', '1.6.0', { files: { 'main.abc.js': '1' } });
  assert.equal(silent.code, 'release_incomplete');
  assert.match(silent.fields.files ?? '', /^bom\.json is missing, which 1\.5\.0 has/);
}
