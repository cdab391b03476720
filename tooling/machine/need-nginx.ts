import { existsSync } from 'node:fs';
import { installByApt, mayInstall } from './install-by-apt.ts';

const systemNginx = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];

/** An nginx on this machine: by setting or of the system; undefined when there is none. */
function findNginx(): string | undefined {
  return [process.env.NGINX_PATH, ...systemNginx].find((path) => path && existsSync(path));
}

/** Puts nginx on the machine when it has none: Debian's, as root. Throws when that does not work. */
export function needNginx(): string {
  const present = findNginx();
  if (present) return present;
  if (mayInstall()) {
    console.log('no nginx found: installing one');
    installByApt('--no-install-recommends', 'nginx');
  }
  const installed = findNginx();
  if (!installed)
    throw new Error(
      'nginx is needed and could not be installed. Install it (apt install nginx), or set NGINX_PATH to one.',
    );
  return installed;
}
