import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '@portal/build/webpack/workspace';
import { needBrowser } from '@portal/machine/need-browser';

const run = promisify(execFile);

/** Machine and versions, one line each: a figure says nothing without them. */
export async function describeMachine(): Promise<string[]> {
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return [
    `date: ${new Date().toISOString()}`,
    `machine: ${processors.length} x ${processors[0]?.model ?? 'unknown'}, ${memory} GiB, ${process.platform} ${process.arch}`,
    `node ${process.versions.node}, ${await browserVersion()}`,
    `webpack ${await version('webpack')}, module federation ${await version('@module-federation/runtime')}, react ${await version('react', 'shared')}`,
  ];
}

async function browserVersion(): Promise<string> {
  const { stdout } = await run(needBrowser(), ['--version']).catch(() => ({ stdout: 'Chromium of unknown version' }));
  return stdout.trim();
}

/** Not every package exports its package.json, so it is looked for from the entry upwards. */
async function version(name: string, from = '.'): Promise<string> {
  const require = createRequire(path.join(root, from, 'package.json'));
  for (const folder of require.resolve.paths(name) ?? []) {
    const text = await readFile(path.join(folder, name, 'package.json'), 'utf8').catch(() => undefined);
    if (text) return (JSON.parse(text) as { version: string }).version;
  }
  return 'unknown';
}
