import * as v from 'valibot';
import { placedVersion } from './composition.ts';

/**
 * Payload of a preview (compact JWS, ES256, the registry's keys): versions that replace the live ones in a browser that
 * opened its address. `channel` distinguishes it from a composition.
 */
export const previewDocument = v.object({
  channel: v.literal('preview'),
  id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,40}$/)),
  issuedAt: v.pipe(v.string(), v.isoTimestamp()),
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
  remotes: v.record(v.string(), placedVersion),
});
export type PreviewDocument = v.InferOutput<typeof previewDocument>;

/** Where the registry serves a preview: `{ "preview": "<jws>" }`, `no-store`. */
export const previewPath = (id: string) => `/previews/${id}.json`;

/** Parses a preview; undefined if the value is not one. */
export function parsePreview(value: unknown): PreviewDocument | undefined {
  const result = v.safeParse(previewDocument, value);
  return result.success ? result.output : undefined;
}
