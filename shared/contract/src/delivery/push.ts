import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';

/** What a member may be notified of on a device. */
export const pushKinds = ['withdrawals', 'tickets', 'rewards'] as const;
export const pushKind = v.picklist(pushKinds);
export type PushKind = v.InferOutput<typeof pushKind>;

/** Devices of one member that get notifications; a further one takes the place of the oldest. */
export const pushDevicesPerMember = 10;

/** What a member has chosen for a device. */
export const pushChoices = v.strictObject({
  kinds: v.pipe(
    v.array(pushKind),
    v.minLength(1),
    v.maxLength(pushKinds.length),
    v.check((kinds) => new Set(kinds).size === kinds.length, 'must be different'),
  ),
  /** False: notifications name references and no amounts, since a locked screen shows them. */
  showsAmounts: v.boolean(),
});
export type PushChoices = v.InferOutput<typeof pushChoices>;

/** Address at the push service of the browser; whoever has it can send to the device. */
const endpoint = v.pipe(v.string(), v.maxLength(1000), v.url(), v.regex(/^https?:\/\//));
const base64url = (bytes: number) => v.pipe(v.string(), v.regex(new RegExp(`^[A-Za-z0-9_-]{${bytes}}$`)));

/** A subscription as browsers make it (W3C Push API). */
export const pushSubscription = v.strictObject({
  endpoint,
  keys: v.strictObject({
    /** Point of P-256, 65 bytes as base64url. */
    p256dh: base64url(87),
    /** 16 bytes as base64url. */
    auth: base64url(22),
  }),
});
export type PushSubscriptionKeys = v.InferOutput<typeof pushSubscription>;

/** Public key of the operator that a subscription is made for (VAPID); absent: no notifications are offered. */
export const getPushKey = defineCall({
  method: 'get',
  path: '/wps/push/key',
  access: 'real-account',
  input: v.object({}),
  output: v.object({ publicKey: v.optional(v.string()) }),
  refusals: [],
});

/**
 * Returns what was chosen for this device, and binds it to this session. Nothing: it gets no notifications of this
 * member. A subscription of another member ends, because the device is in other hands now.
 */
export const checkPushDevice = defineCall({
  method: 'post',
  path: '/wps/push/device',
  access: 'real-account',
  input: v.strictObject({ endpoint }),
  output: v.object({ choices: v.optional(pushChoices) }),
  refusals: [],
});

/** Sends notifications of these kinds to this device until its session ends; a repeat changes the choices. */
export const subscribePush = defineCall({
  method: 'post',
  path: '/wps/push/subscription',
  access: 'real-account',
  input: v.strictObject({ ...pushSubscription.entries, ...pushChoices.entries }),
  output: v.object({ choices: pushChoices }),
  refusals: ['push_not_offered', 'push_subscription_refused'],
});

/** Ends the notifications of this device; an unknown one changes nothing. */
export const unsubscribePush = defineCall({
  method: 'post',
  path: '/wps/push/unsubscribe',
  access: 'real-account',
  input: v.strictObject({ endpoint }),
  output: v.object({}),
  refusals: [],
});
