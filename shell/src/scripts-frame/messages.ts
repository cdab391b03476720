import * as v from 'valibot';

/*
 * What a page of the portal and its frames for scripts of others say to each other. Both ends ignore everything else: a tab
 * may be older than its frame.
 */

/** The frame's first word, when its script runs. */
export const frameReady = v.strictObject({ type: v.literal('frame-ready') });

/** The page's answer; with it comes the port for all that follows. */
export const frameConnect = v.strictObject({ type: v.literal('frame-connect') });

const text = (lengthMax: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(lengthMax));
/** BCP 47. */
const language = v.pipe(v.string(), v.regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/), v.maxLength(35));
const channel = v.picklist(['google', 'facebook']);
export type SocialChannel = v.InferOutput<typeof channel>;

const showButtons = v.strictObject({
  type: v.literal('show-buttons'),
  theme: v.picklist(['light', 'dark']),
  language,
  buttons: v.pipe(v.array(v.strictObject({ channel, label: text(200) })), v.maxLength(2)),
  /** The channel that is at work. */
  busy: v.optional(channel),
});
export type ShowButtons = v.InferOutput<typeof showButtons>;

const sendCode = v.strictObject({
  type: v.literal('send-code'),
  /** In E.164. */
  phone: v.pipe(v.string(), v.regex(/^\+\d{4,20}$/)),
  language,
});

const confirmCode = v.strictObject({
  type: v.literal('confirm-code'),
  verificationId: text(4000),
  code: v.pipe(v.string(), v.maxLength(20)),
});

/** What a page asks of the frame for sign-ins. */
export const toSignIn = v.variant('type', [showButtons, sendCode, confirmCode]);
export type ToSignIn = v.InferOutput<typeof toSignIn>;

/** What the frame for sign-ins answers. */
export const fromSignIn = v.variant('type', [
  v.strictObject({ type: v.literal('pressed'), channel }),
  /** Height of the buttons in CSS pixels. */
  v.strictObject({ type: v.literal('height'), height: v.pipe(v.number(), v.minValue(0), v.maxValue(600)) }),
  v.strictObject({ type: v.literal('escape') }),
  /** Whether the provider shows something to be answered before it sends a code. */
  v.strictObject({ type: v.literal('challenge'), isShown: v.boolean() }),
  v.strictObject({ type: v.literal('code-sent'), verificationId: text(4000) }),
  /** Of a social sign-in `channel`; without it of a confirmed code. */
  v.strictObject({ type: v.literal('token'), token: text(8000), channel: v.optional(channel) }),
  v.strictObject({ type: v.literal('failed'), textId: v.pipe(text(80), v.regex(/^(phone_auth|error)\.[a-z-]+$/)) }),
]);
export type FromSignIn = v.InferOutput<typeof fromSignIn>;

/** What a page asks of the frame for analytics: a path, since queries may hold invitation codes and e-mail tokens. */
export const toAnalytics = v.strictObject({
  type: v.literal('page-view'),
  path: v.pipe(v.string(), v.regex(/^\/[^?#]*$/), v.maxLength(2000)),
});
export type ToAnalytics = v.InferOutput<typeof toAnalytics>;
