import * as v from 'valibot';

const token = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,128}$/));

/** A page shows the launch token of its address, under a name of its own by which it can ask again. */
export const sessionBody = v.object({
  launchToken: token,
  gameCode: v.pipe(v.string(), v.maxLength(64)),
  exchangeId: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{16,64}$/))),
});
export type ShownLaunch = v.InferOutput<typeof sessionBody>;
/** Pages name their session in a header, so that it is in no address and no log. */
export const sessionHeader = v.object({ 'x-session': token });
