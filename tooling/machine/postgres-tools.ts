import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { installByApt, mayInstall } from './install-by-apt.ts';

const debian = '/usr/lib/postgresql';

/** Folder of pg_dump and pg_restore: by PG_BIN, or the newest of Debian's; undefined when there is none. */
function findPostgresTools(): string | undefined {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [process.env.PG_BIN, ...versions.map((version) => path.join(debian, version, 'bin'))];
  return folders.find((folder) => folder && existsSync(path.join(folder, 'pg_dump')));
}

/** The same; puts Debian's on the machine if there are none. With `server` initdb and the server must be there, too. */
export function needPostgresTools(kind: 'client' | 'server' = 'client'): string {
  const isThere = () => {
    const folder = findPostgresTools();
    return folder && (kind === 'client' || existsSync(path.join(folder, 'initdb'))) ? folder : undefined;
  };
  const present = isThere();
  if (present) return present;
  if (mayInstall()) installByApt(kind === 'client' ? 'postgresql-client' : 'postgresql');
  const installed = isThere();
  if (!installed)
    throw new Error('pg_dump and pg_restore are needed: apt install postgresql-client, or set PG_BIN to their folder.');
  return installed;
}
