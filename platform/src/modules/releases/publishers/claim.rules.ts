import type { publisherClaim, publisherQuestion } from '@portal/shared/contract/releases/signed-publications';
import type * as v from 'valibot';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { manifestFile, sha384 } from '../publishing/release-files.rules.ts';

type Claim = v.InferOutput<typeof publisherClaim>;
type Question = v.InferOutput<typeof publisherQuestion>;

/** The longest claim signs to about 450 characters. */
export const signatureCharactersMax = 1024;
/** Allowed clock difference between a squad and the registry, in seconds, either way. */
const claimWindowSeconds = 300;

/** Checks that a key signs only for its own release, and just now. */
export function checkClaim(claim: { name: string; iat: number }, key: { name: string }, now: Date): void {
  if (claim.name !== key.name) throw new Refusal('publisher_of_another_release');
  if (Math.abs(claim.iat - now.getTime() / 1000) > claimWindowSeconds) throw new Refusal('publication_stale');
}

/**
 * Checks that the body is what was signed: this release, this version, this manifest, which holds the hash of every
 * file.
 */
export function checkSignedBody(
  claim: Claim,
  body: { name: string; version: string; files: Readonly<Record<string, string>> },
): void {
  if (body.name !== claim.name || body.version !== claim.version) {
    const problem = `${body.name} ${body.version} came with a signature of ${claim.name} ${claim.version}`;
    throw new Refusal('release_corrupt', { fields: { files: problem } });
  }
  const manifest = Object.hasOwn(body.files, manifestFile) ? body.files[manifestFile] : undefined;
  if (manifest === undefined) {
    throw new Refusal('release_incomplete', { fields: { files: `${manifestFile} is missing` } });
  }
  if (sha384(Buffer.from(manifest, 'base64')) === claim.manifest) return;
  throw new Refusal('release_corrupt', { fields: { files: `${manifestFile} is not the one that was signed` } });
}

/** Hashes both texts together, including where one ends. */
export function textsHash({ manifest, contract }: { manifest: string; contract: string }): string {
  return sha384(Buffer.from(JSON.stringify([manifest, contract])));
}

/** Checks that the release asked about is the signed one. */
export function checkQuestionBody(
  { name, version, texts }: Question,
  body: { name: string; version: string; unpublished: { manifest: string; contract: string } },
): void {
  if (body.name === name && body.version === version && textsHash(body.unpublished) === texts) return;
  throw new Refusal('release_corrupt', { fields: { files: `what came is not what was signed of ${name} ${version}` } });
}
