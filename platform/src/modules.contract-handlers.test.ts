import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { callsOf } from '@portal/shared/contract/calls/define-call';
import { type NamespacedUnregister, register } from 'tsx/esm/api';

const root = path.join(import.meta.dirname, '../..');
const contract = path.join(root, 'shared/contract/src');

/** Calls that the platform makes to others, and so has no handler for. */
const handledElsewhere: Readonly<Record<string, string>> = {
  'provider-api/payments': 'a payment provider answers them',
  'vendor-api/live-tables': 'a studio answers them',
  'vendor-api/matches': 'a studio answers them',
  'vendor-api/statement': 'a studio answers them',
};

/** A process of bundled tests imports no sources by itself. */
let sources: NamespacedUnregister;
before(() => {
  sources = register({ namespace: 'contract' });
});
after(() => sources.unregister());

const callsIn = async (resource: string) =>
  callsOf(await sources.import(path.join(contract, `${resource}.ts`), import.meta.url));

const resources = readdirSync(contract, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^[a-z-]+\/[a-z.-]+\.ts$/.test(file) && !file.endsWith('.test.ts'))
  .map((file) => file.replace(/\.ts$/, ''));

/** Names that a module imports from a contract file as values. */
function importedFrom(source: string, resource: string): string[] {
  const imports = source.matchAll(/^import \{([^}]*)\} from '([^']+)';/gm);
  return [...imports]
    .filter(([, , from]) => from === `@portal/shared/contract/${resource}`)
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(' ')[0] ?? ''));
}

test('handles every call in the file of its resource', async () => {
  const astray: string[] = [];
  for (const resource of resources) {
    const calls = Object.keys(await callsIn(resource));
    if (calls.length === 0 || handledElsewhere[resource]) continue;
    const [area = '', name = ''] = resource.split('/');
    const handler = path.join(root, 'platform/src/modules', area, 'routes', `${name}.ts`);
    const handled = existsSync(handler) ? importedFrom(readFileSync(handler, 'utf8'), resource) : [];
    astray.push(...calls.filter((call) => !handled.includes(call)).map((call) => `${resource}: ${call}`));
  }
  assert.deepEqual(astray, []);
});

test('names no other side for a file that has no calls', async () => {
  for (const resource of Object.keys(handledElsewhere)) {
    assert.notDeepEqual(await callsIn(resource), {}, resource);
  }
});
