import * as v from 'valibot';

/** Every response of the platform: a value, or a refusal with code and localised text (docs/architecture.md 4). */
const refusalEnvelope = v.object({
  success: v.literal(false),
  code: v.string(),
  message: v.string(),
  fields: v.optional(v.record(v.string(), v.string())),
  value: v.optional(v.record(v.string(), v.unknown())),
});

export const envelope = v.union([v.object({ success: v.literal(true), value: v.unknown() }), refusalEnvelope]);

/** The body of an encrypted call: a compact JWE, ECDH-ES with A256GCM. */
export const encryptedBody = v.strictObject({ payload: v.pipe(v.string(), v.maxLength(65536)) });
