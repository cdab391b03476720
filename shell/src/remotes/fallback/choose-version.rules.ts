import type { CandidateVersion, Composition, PlacedVersion } from '@portal/shared/contract/releases/composition';

type Offer = Composition['remotes'][string];

/** Picks a candidate by weight. The same visitor, remote and salt give the same candidate on every page. */
export function chooseCandidate(
  candidates: readonly CandidateVersion[],
  visitorId: string,
  remote: string,
  salt: string,
): CandidateVersion | undefined {
  const total = candidates.reduce((sum, { weight }) => sum + weight, 0);
  let left = (hash(`${visitorId}|${remote}|${salt}`) / 2 ** 32) * total;
  for (const candidate of candidates) {
    left -= candidate.weight;
    if (left < 0) return candidate;
  }
  return candidates[0];
}

/**
 * Orders the versions to try, best first. Candidates come newest first: a failed choice is followed by the older
 * candidates (the live version among them), then by the last good version; a newer candidate is tried last.
 */
export function versionsToTry(offer: Offer, visitorId: string, remote: string, salt: string): PlacedVersion[] {
  const { candidates, fallback } = offer;
  const chosen = chooseCandidate(candidates, visitorId, remote, salt);
  const at = chosen ? candidates.indexOf(chosen) : 0;
  const ordered = [...candidates.slice(at), fallback, ...candidates.slice(0, at)].filter((one) => one !== undefined);
  return ordered.filter((one, index) => ordered.findIndex(({ version }) => version === one.version) === index);
}

/** Checks the contract: an older minor of the same major is compatible; a newer one may need what this shell lacks. */
export function isContractCompatible(offered: string, built: unknown): boolean {
  if (typeof built !== 'string') return false;
  const [major, minor] = offered.split('.').map(Number);
  const [builtMajor, builtMinor] = built.split('.').map(Number);
  return major === builtMajor && builtMinor !== undefined && minor !== undefined && builtMinor <= minor;
}

/**
 * Hashes text with FNV-1a and the murmur3 finalizer, which spreads ids that differ only at the end. 32 bits, unsigned.
 */
function hash(text: string): number {
  let state = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return (state ^ (state >>> 16)) >>> 0;
}
