import { releaseName, releaseVersion } from '@portal/shared/contract/releases/releases';
import * as v from 'valibot';

/** A set of releases for a run: each release with its version or a built folder. */
const compositionFile = v.record(releaseName, v.union([releaseVersion, v.pipe(v.string(), v.regex(/^\.{0,2}\//))]));
type CompositionFile = v.InferOutput<typeof compositionFile>;

/** Parses a set; throws an error that lists the faulty lines. */
export function parseCompositionFile(text: string): CompositionFile {
  const result = v.safeParse(compositionFile, JSON.parse(text));
  if (result.success) return result.output;
  const lines = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`);
  throw new Error(`COMPOSITION names versions ("1.2.0") and folders ("./folder") by release\n${lines.join('\n')}`);
}
