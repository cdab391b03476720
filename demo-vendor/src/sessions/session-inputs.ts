import * as v from 'valibot';

const token = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,128}$/));

/** A page shows the launch token of its address. */
export const sessionBody = v.object({ launchToken: token, gameCode: v.pipe(v.string(), v.maxLength(64)) });
/** Pages name their session in a header, so that it is in no address and no log. */
export const sessionHeader = v.object({ 'x-session': token });
