import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseReleaseManifest } from '@portal/shared/contract/releases/release-manifest';
import * as v from 'valibot';
import type { PublishedSources } from './version-choice.rules.ts';

const schema = v.record(v.string(), v.record(v.string(), v.string()));

/** Reads which sources were published as which version into this data folder; empty before the first start. */
export function readPublishedSources(dataDir: string): PublishedSources {
  try {
    return v.parse(schema, JSON.parse(readFileSync(fileIn(dataDir), 'utf8')));
  } catch {
    return {};
  }
}

export async function writePublishedSources(dataDir: string, published: PublishedSources): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await writeFile(`${fileIn(dataDir)}.new`, `${JSON.stringify(published, null, 2)}\n`);
  await rename(`${fileIn(dataDir)}.new`, fileIn(dataDir));
}

/** Sources of the stored versions of a release to version, where its manifest says them. */
export function storedSources(dataDir: string, name: string): Record<string, string> {
  const pairs = storedVersions(dataDir, name).flatMap((version) => {
    const sources = sourcesIn(path.join(dataDir, 'releases', name, version, 'release.json'));
    return sources === undefined ? [] : [[sources, version]];
  });
  return Object.fromEntries(pairs);
}

function sourcesIn(manifestFile: string): string | undefined {
  try {
    return parseReleaseManifest(JSON.parse(readFileSync(manifestFile, 'utf8'))).sources;
  } catch {
    return undefined;
  }
}

/** Versions that have a folder in the registry's store. */
export function storedVersions(dataDir: string, name: string): string[] {
  try {
    return readdirSync(path.join(dataDir, 'releases', name));
  } catch {
    return [];
  }
}

function fileIn(dataDir: string): string {
  return path.join(dataDir, 'published-sources.json');
}
