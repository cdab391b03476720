import * as v from 'valibot';

/** `sha384-` and the base64 of the digest, as the `integrity` attribute takes it. */
export const integrity = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/** A path inside a release folder: plain segments with `/`, never absolute, never leaving the folder. */
export const releasePath = v.pipe(
  v.string(),
  v.regex(/^(?!.*(^|\/)\.\.?(\/|$))[A-Za-z0-9._@-]+(\/[A-Za-z0-9._@-]+)*$/),
);

const semver = v.pipe(v.string(), v.regex(/^\d{1,5}\.\d{1,5}\.\d{1,5}$/));

/** Stored in the registry's tables and shown in sentences: no control characters, no unpaired surrogates. */
const printable = (lengthMax: number) => v.pipe(v.string(), v.maxLength(lengthMax), v.regex(/^[\x20-\x7e]*$/));

/** The page of a frame: its own script, and its styles. */
const framePage = v.object({ script: releasePath, styles: v.array(releasePath) });

/** What the registry writes into `index.html` for a shell; paths are relative to the release folder. */
export const shellPage = v.object({
  /** Scripts that run before the first paint (theme), in order. */
  early: v.array(releasePath),
  scripts: v.array(releasePath),
  styles: v.array(releasePath),
  /** `kid` of each compiled public key; a shell with other keys refuses the composition. */
  keyIds: v.array(printable(200)),
  /** True: it has a policy for the addresses of scripts, so that its page may demand Trusted Types. */
  trustedTypes: v.optional(v.boolean()),
  /** Frames of another origin for scripts of others; a shell without them runs those scripts in its page. */
  scriptsFrames: v.optional(v.object({ signIn: framePage, analytics: framePage })),
});
export type ShellPage = v.InferOutput<typeof shellPage>;

/** `release.json` of a release folder `<name>/<version>/` (docs/architecture.md 3). */
export const releaseManifest = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,40}$/)),
  version: semver,
  /** Requirements on the page: `contract` and `react` are caret ranges, `facades` names of shared modules. */
  needs: v.object({ contract: printable(200), react: printable(200), facades: v.array(printable(200)) }),
  /** What a shell provides to remotes; empty for a remote. */
  provides: v.array(printable(200)),
  entry: releasePath,
  files: v.array(v.object({ path: releasePath, sha384: integrity, bytes: v.pipe(v.number(), v.integer()) })),
  commit: printable(200),
  /** Commit time, so that two builds of one commit are byte-identical. */
  builtAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Hash of everything that determines its bytes except the version; by it a start knows what has been published. */
  sources: v.optional(printable(64)),
  page: v.optional(shellPage),
});
export type ReleaseManifest = v.InferOutput<typeof releaseManifest>;

/** Parses a release manifest. @throws if the value is not one */
export function parseReleaseManifest(value: unknown): ReleaseManifest {
  return v.parse(releaseManifest, value);
}
