import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exitCodes } from '../command/run-command.ts';
import { commandHarness } from '../testing/command-harness.ts';
import { sbomCommand } from './sbom-command.ts';

const { gives, asked, forget, ...harness } = commandHarness();
const run = (...args: string[]) => harness.run(sbomCommand, 'sbom', ...args);

// covers 10
test('prints the bill of materials of a release as it is stored, so that a scanner can read it', async () => {
  const text = '{\n  "bomFormat": "CycloneDX"\n}\n';
  gives({ text });
  assert.deepEqual(JSON.parse((await run('remote-games', '1.0.1')).out), JSON.parse(text));
  assert.equal(asked().url, '/operator/releases/remote-games/1.0.1/bom');
  forget();
  for (const wrong of [
    ['remote-cards', '1.0.1'],
    ['remote-games', 'newest'],
  ])
    assert.equal((await run(...wrong)).code, exitCodes.refused);
  assert.deepEqual(asked(), {});
});
