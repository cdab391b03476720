import type { CandidateVersion, Composition, PlacedVersion } from '@portal/shared/contract/release/composition';

type Offer = Composition['remotes'][string];

/** Same visitor, remote and salt: same candidate, on every page and without asking anybody. */
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
 * What to try, best first. Candidates stand newest first: a chosen one that fails is followed by the older ones after it
 * (the live version after a candidate), then by the last good version, and a newer one comes last, if nothing else works.
 */
export function versionsToTry(offer: Offer, visitorId: string, remote: string, salt: string): PlacedVersion[] {
  const { candidates, fallback } = offer;
  const chosen = chooseCandidate(candidates, visitorId, remote, salt);
  const at = chosen ? candidates.indexOf(chosen) : 0;
  const ordered = [...candidates.slice(at), fallback, ...candidates.slice(0, at)].filter((one) => one !== undefined);
  return ordered.filter((one, place) => ordered.findIndex(({ version }) => version === one.version) === place);
}

/** A remote built against an older minor of the same major contract fits; a newer one may ask for what is not here. */
export function fitsContract(offered: string, built: unknown): boolean {
  if (typeof built !== 'string') return false;
  const [major, minor] = offered.split('.').map(Number);
  const [builtMajor, builtMinor] = built.split('.').map(Number);
  return major === builtMajor && builtMinor !== undefined && minor !== undefined && builtMinor <= minor;
}

/** FNV-1a with the finish of murmur3, which spreads ids that differ in their last letters only. 32 bits, unsigned. */
function hash(text: string): number {
  let state = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return (state ^ (state >>> 16)) >>> 0;
}
