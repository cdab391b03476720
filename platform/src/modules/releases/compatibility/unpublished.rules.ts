import { type ReleaseManifest, releaseManifest } from '@portal/shared/contract/releases/release-manifest';
import * as v from 'valibot';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { readContract } from './read-contract.rules.ts';
import type { ReleaseWithContract } from './set-compatibility.rules.ts';

/**
 * Reads a release that is only asked about, from the texts of its two files. Refuses invalid ones with
 * `release_corrupt`.
 */
export function readUnpublished(
  asked: { name: string; version: string },
  files: { manifest: string; contract: string },
): ReleaseWithContract {
  const manifest = readManifestText(files.manifest);
  if (manifest.name !== asked.name || manifest.version !== asked.version) {
    throw corrupt(`release.json is the manifest of ${manifest.name} ${manifest.version}`);
  }
  return { manifest, contract: readContract(new TextEncoder().encode(files.contract)) };
}

function readManifestText(text: string): ReleaseManifest {
  try {
    return v.parse(releaseManifest, JSON.parse(text));
  } catch {
    throw corrupt('release.json is no manifest');
  }
}

function corrupt(problem: string): Refusal {
  return new Refusal('release_corrupt', { fields: { files: problem } });
}
