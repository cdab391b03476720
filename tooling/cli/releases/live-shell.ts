import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseComposition } from '@portal/shared/contract/releases/composition';
import { parseReleaseManifest } from '@portal/shared/contract/releases/release-manifest';
import * as v from 'valibot';

interface LiveShell {
  version: string;
  /** `kid` of each key it was built with. */
  keyIds: readonly string[];
}

const written = v.object({ composition: v.string() });

/** The live shell in the data folder, without a call to the platform; undefined if none is live. */
export async function readLiveShell(dataDir: string): Promise<LiveShell | undefined> {
  try {
    const { composition } = v.parse(written, await readJsonFile(path.join(dataDir, 'site/composition.json')));
    const version = parseComposition(payloadOf(composition))?.shell.version ?? '';
    const file = path.join(dataDir, 'releases/shell', version, 'release.json');
    return { version, keyIds: parseReleaseManifest(await readJsonFile(file)).page?.keyIds ?? [] };
  } catch {
    return undefined;
  }
}

async function readJsonFile(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

/** Read, not verified: it is the registry's own file. */
function payloadOf(jws: string): unknown {
  return JSON.parse(Buffer.from(jws.split('.')[1] ?? '', 'base64url').toString('utf8'));
}
