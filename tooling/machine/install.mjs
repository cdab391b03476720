import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/*
 * Installs the packages of the lock file, if pnpm has not done so already: it leaves a copy of the lock file where it has
 * installed. Asking pnpm itself takes five seconds.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file) => (existsSync(`${root}${file}`) ? readFileSync(`${root}${file}`, 'utf8') : undefined);
const { packageManager } = JSON.parse(read('package.json'));

if (!read('node_modules/.modules.yaml') || read('node_modules/.pnpm/lock.yaml') !== read('pnpm-lock.yaml')) {
  const args = ['--yes', packageManager, 'install', '--frozen-lockfile'];
  const { status } = spawnSync('npx', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  process.exitCode = status ?? 1;
}
