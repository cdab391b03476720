import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether packages can be put on this machine: it is Debian's, and we are root. */
export const mayInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs Debian packages without prompts; callers check the result. */
export function installByApt(...packages: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  apt('update', '-qq');
  apt('install', '-y', '-qq', ...packages);
}
