import * as v from 'valibot';

const part = v.pipe(v.string(), v.maxLength(4096));

/** What a security key or passkey answers, as JSON of the Web Authentication standard. */
const keyAnswer = <Response extends v.ObjectEntries>(response: Response) =>
  v.object({
    id: v.pipe(v.string(), v.maxLength(1024)),
    rawId: v.pipe(v.string(), v.maxLength(1024)),
    type: v.literal('public-key'),
    response: v.object(response),
    authenticatorAttachment: v.optional(v.picklist(['cross-platform', 'platform'])),
    clientExtensionResults: v.optional(v.object({}), {}),
  });

/** Proves possession of a key. */
export const keyProof = keyAnswer({
  clientDataJSON: part,
  authenticatorData: part,
  signature: part,
  userHandle: v.optional(part),
});

/** A key that was made for us. */
export const newKey = keyAnswer({
  clientDataJSON: part,
  attestationObject: part,
  transports: v.optional(v.array(v.pipe(v.string(), v.maxLength(32)))),
});

/** Options for the browser, as JSON of the standard; opaque to our pages. */
export const keyOptions = v.looseObject({ challenge: v.string() });
