import { createHash } from 'node:crypto';
import { type ReleaseManifest, releaseManifest } from '@portal/shared/contract/releases/release-manifest';
import type { ReleaseName } from '@portal/shared/contract/releases/releases';
import * as v from 'valibot';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { pathProblem } from './release-paths.rules.ts';

/** Name of the manifest in a release folder; the one file that does not list itself. */
export const manifestFile = 'release.json';
/** A larger manifest is a mistake or an attack: a remote has a few dozen files. */
export const manifestBytesMax = 512 * 1024;
export const filesMax = 2_000;

export type ReleaseFiles = ReadonlyMap<string, Uint8Array>;

/**
 * Returns the manifest of a complete release, whose files are all listed and as listed. Refuses otherwise, naming the
 * file.
 */
export function checkRelease(name: ReleaseName, version: string, files: ReleaseFiles): ReleaseManifest {
  const manifest = readManifest(files.get(manifestFile));
  if (manifest.name !== name || manifest.version !== version) {
    throw corrupt(manifestFile, `is the manifest of ${manifest.name} ${manifest.version}`);
  }
  checkList(manifest, files);
  for (const file of manifest.files) checkFile(file, files.get(file.path));
  return manifest;
}

export function sha384(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

function readManifest(bytes: Uint8Array | undefined): ReleaseManifest {
  if (!bytes) throw incomplete(manifestFile, 'is missing');
  if (bytes.byteLength > manifestBytesMax) throw corrupt(manifestFile, `is larger than ${manifestBytesMax} bytes`);
  const result = v.safeParse(releaseManifest, parseJson(bytes));
  if (result.success) return result.output;
  const issue = result.issues[0];
  throw corrupt(manifestFile, `${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`);
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw corrupt(manifestFile, 'is not JSON');
  }
}

function checkList(manifest: ReleaseManifest, files: ReleaseFiles): void {
  if (manifest.files.length > filesMax) throw corrupt(manifestFile, `lists more than ${filesMax} files`);
  const listed = new Set(manifest.files.map((file) => file.path));
  if (listed.size !== manifest.files.length) throw corrupt(manifestFile, 'lists a file twice');
  // Two paths that differ only by case are one file on some disks, and the later would replace the earlier.
  if (new Set([...listed].map((path) => path.toLowerCase())).size !== listed.size) {
    throw corrupt(manifestFile, 'lists two files that differ by case alone');
  }
  if (listed.has(manifestFile)) throw corrupt(manifestFile, 'lists itself');
  const problem = pathProblem([...listed, manifestFile]);
  if (problem) throw corrupt(problem.path, problem.text);
  for (const path of files.keys()) {
    if (path !== manifestFile && !listed.has(path)) throw corrupt(path, 'is not in the manifest');
  }
  const page = manifest.page;
  const needed = [manifest.entry, ...(page ? [...page.early, ...page.scripts, ...page.styles] : [])];
  for (const path of needed) if (!listed.has(path)) throw incomplete(path, 'is named but not listed');
  if (manifest.name === 'shell' && !page) throw incomplete(manifestFile, 'has no page, which a shell needs');
}

function checkFile(file: ReleaseManifest['files'][number], bytes: Uint8Array | undefined): void {
  if (!bytes) throw incomplete(file.path, 'is missing');
  if (bytes.byteLength !== file.bytes) {
    throw corrupt(file.path, `has ${bytes.byteLength} bytes, the manifest says ${file.bytes}`);
  }
  if (sha384(bytes) !== file.sha384) throw corrupt(file.path, 'has another sha384 than the manifest says');
}

function incomplete(path: string, problem: string): Refusal {
  return new Refusal('release_incomplete', { fields: { files: `${path} ${problem}` } });
}

function corrupt(path: string, problem: string): Refusal {
  return new Refusal('release_corrupt', { fields: { files: `${path} ${problem}` } });
}
