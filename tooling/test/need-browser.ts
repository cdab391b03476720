import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** A Chromium on this machine: by setting, of the system, or Playwright's own download; undefined when there is none. */
export function findBrowser(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, ...systemBrowsers, chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path));
}

function run(command: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}

/** Puts a browser on the machine when it has none: Debian's as root, else Playwright's own. Throws when neither works. */
export function needBrowser(): string {
  const present = findBrowser();
  if (present) return present;
  console.log('no Chromium found: installing one');
  const asRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (asRoot) run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', 'chromium']);
  if (!findBrowser()) run('npx', ['playwright', 'install', 'chromium']);
  const installed = findBrowser();
  if (!installed) throw new Error('The tests need Chromium and it could not be installed. Set CHROMIUM_PATH to one.');
  return installed;
}
