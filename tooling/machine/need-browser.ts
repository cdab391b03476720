import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser, findShell } from './find-browser.ts';

function run(command: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function installOnDebian(name: string): void {
  run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', name]);
}

/** Puts a browser on the machine when it has none: Debian's as root, else Playwright's own. Throws when neither works. */
export function needBrowser(): string {
  const present = findBrowser();
  if (present) return present;
  console.log('no Chromium found: installing one');
  if (isDebianRoot()) installOnDebian('chromium');
  if (!findBrowser()) run('npx', ['playwright', 'install', 'chromium']);
  const installed = findBrowser();
  if (!installed) throw new Error('The tests need Chromium and it could not be installed. Set CHROMIUM_PATH to one.');
  return installed;
}

/**
 * What tests run in: the engine of Chromium without its windows takes a third less of the processors than Chromium does
 * (decision 062). A machine that has none, and on which Debian's cannot be installed, gets a whole Chromium.
 * `CHROMIUM_PATH` goes before both.
 */
export function needTestBrowser(): string {
  const present = findShell();
  if (present) return present;
  if (isDebianRoot()) installOnDebian('chromium-headless-shell');
  return findShell() ?? needBrowser();
}
