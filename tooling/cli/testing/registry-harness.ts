import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before } from 'node:test';
import { type RegistryFixture, registryFixture } from '@portal/platform/modules/releases/testing/registry-fixture';
import { type Command, runCommand } from '../command/run-command.ts';

/** The real registry behind an address, and commands that reach it by the key of a squad. */
export function registryHarness(commands: Readonly<Record<string, Command>>) {
  let registry: RegistryFixture | undefined;
  let address = '';
  let folder = '';
  before(async () => {
    registry = await registryFixture();
    registry.kernel.clock.now = () => new Date();
    address = await registry.app.listen({ port: 0, host: '127.0.0.1' });
    folder = await mkdtemp(path.join(os.tmpdir(), 'portal-squad-'));
  });
  after(async () => {
    await registry?.close();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    get registry() {
      if (!registry) throw new Error('The registry is there only while tests run');
      return registry;
    },
    address: () => address,
    /** A path in a folder of the tests, which is also the data folder of a product that does not run. */
    inFolder: (name: string) => path.join(folder, name),
    async run(...args: string[]) {
      const printed: string[] = [];
      const print = (text: string) => printed.push(text);
      const code = await runCommand('pnpm x', commands, [...args, '--data-dir', folder], { out: print, error: print });
      return { code, printed: printed.join('\n') };
    },
  };
}
