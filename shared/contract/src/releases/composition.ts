import * as v from 'valibot';
import { integrity, releasePath } from './release-manifest.ts';

const version = v.pipe(v.string(), v.regex(/^\d{1,5}\.\d{1,5}\.\d{1,5}$/));
const isoTime = v.pipe(v.string(), v.isoTimestamp());

/** One version of a remote. File paths are relative to the folder of `entry`. */
export const placedVersion = v.object({
  version,
  /** URL of the entry script: absolute, or rooted at the origin of the page. */
  entry: v.pipe(v.string(), v.regex(/^(https?:\/\/[^\s?#]+|\/[^\s?#]*)\.js$/)),
  /** Every file of the release with its hash; an unlisted file never runs. */
  files: v.record(releasePath, integrity),
});

const candidate = v.object({ ...placedVersion.entries, weight: v.pipe(v.number(), v.minValue(0)) });

/** The channel that players get. */
export const liveChannel = 'live';

/** What is live: the payload of a compact JWS, ES256, with `kid` (docs/architecture.md 3). */
export const composition = v.object({
  sequence: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  issuedAt: isoTime,
  expiresAt: isoTime,
  /** `live`; browsers of players refuse any other channel. */
  channel: v.string(),
  /** The shell's own pins come with its page, so only its version is here. */
  shell: v.object({ version }),
  remotes: v.record(
    v.string(),
    v.object({ candidates: v.pipe(v.array(candidate), v.minLength(1)), fallback: v.optional(placedVersion) }),
  ),
  /** Salt for choosing a candidate, so that a composition can draw its visitors again. */
  salt: v.string(),
});
export type Composition = v.InferOutput<typeof composition>;
export type PlacedVersion = v.InferOutput<typeof placedVersion>;
export type CandidateVersion = v.InferOutput<typeof candidate>;

/** Parses a composition; undefined if the value is not one. */
export function parseComposition(value: unknown): Composition | undefined {
  const result = v.safeParse(composition, value);
  return result.success ? result.output : undefined;
}

/** Identifiers of the data blocks in `index.html`. */
export const compositionBlockId = 'composition';
export const shellPinsBlockId = 'shell-pins';
