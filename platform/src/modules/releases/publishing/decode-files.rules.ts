import { releasePath } from '@portal/shared/contract/releases/release-manifest';
import * as v from 'valibot';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { filesMax, type ReleaseFiles } from './release-files.rules.ts';

/** Decodes files by path. Refuses a path that could leave the release folder, and text that is not base64. */
export function decodeFiles(files: Readonly<Record<string, string>>): ReleaseFiles {
  const entries = Object.entries(files);
  if (entries.length > filesMax) throw corrupt(`more than ${filesMax} files`);
  return new Map(entries.map(([path, content]) => [checkPath(path), decode(path, content)]));
}

function checkPath(path: string): string {
  if (v.is(releasePath, path) && !path.startsWith('.') && path.length <= 200) return path;
  throw corrupt(`${JSON.stringify(path.slice(0, 200))} is not a path inside a release`);
}

function decode(path: string, content: string): Uint8Array {
  const bytes = Buffer.from(content, 'base64');
  // Node skips invalid base64 instead of refusing it; comparing the lengths reveals it.
  if (bytes.toString('base64').length === content.length) return bytes;
  throw corrupt(`${path} is not base64`);
}

function corrupt(problem: string): Refusal {
  return new Refusal('release_corrupt', { fields: { files: problem } });
}
