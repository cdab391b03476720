import * as v from 'valibot';

const token = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,128}$/));

/** A page sends the launch token from its URL with an exchange id, by which it can retry. */
export const sessionBody = v.object({
  launchToken: token,
  gameCode: v.pipe(v.string(), v.maxLength(64)),
  exchangeId: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{16,64}$/))),
});
export type ShownLaunch = v.InferOutput<typeof sessionBody>;
/** The session comes in a header, so that it is in no URL or log. */
export const sessionHeader = v.object({ 'x-session': token });
