import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compress = promisify(gzip);
const compressible = /\.(js|css|html|svg)$/;

/** The document of the console. */
export const consolePage = 'index.html';

/** A file of the console in memory; anything not in the map does not exist, whatever was requested. */
export interface ConsoleFile {
  /** Path below the build folder, with `/`. */
  name: string;
  bytes: Buffer;
  gzipped?: Buffer;
  /** Weak, because the compressed form shares it. */
  etag: string;
}

interface ConsoleFiles {
  /** Undefined without a build; one may appear while the platform runs, because both are built at once. */
  read(): Promise<ReadonlyMap<string, ConsoleFile> | undefined>;
}

/** Reads the console from the folder of its build; the page of a public demo is marked as such. */
export function consoleFiles(folder: string | undefined, isPublicDemo: boolean): ConsoleFiles {
  let known: Promise<ReadonlyMap<string, ConsoleFile> | undefined> | undefined;
  return {
    async read() {
      known ??= folder ? readAll(folder, isPublicDemo).catch(() => undefined) : Promise.resolve(undefined);
      const files = await known;
      if (!files) known = undefined;
      return files;
    },
  };
}

async function readAll(folder: string, isPublicDemo: boolean): Promise<ReadonlyMap<string, ConsoleFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => readOne(folder, path.join(entry.parentPath, entry.name), isPublicDemo)),
  );
  return new Map(files.map((file) => [file.name, file]));
}

async function readOne(folder: string, file: string, isPublicDemo: boolean): Promise<ConsoleFile> {
  const name = path.relative(folder, file).split(path.sep).join('/');
  const built = await readFile(file);
  const bytes = name === consolePage && isPublicDemo ? markedAsDemo(built) : built;
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
  const gzipped = compressible.test(name) ? await compress(bytes) : undefined;
  return { name, bytes, etag: `W/"${digest}"`, ...(gzipped && { gzipped }) };
}

/** Adds what the script of the console looks for. */
const markedAsDemo = (html: Buffer) => Buffer.from(String(html).replace('<title>', '<meta name="public-demo"><title>'));
