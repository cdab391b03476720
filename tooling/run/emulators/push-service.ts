/* The push service of browsers, stood in for, and keys of an operator who sends to it. */

export { type PushService, startPushService } from '@portal/platform/modules/delivery/testing/push-service';
export { vapidEnv } from '@portal/platform/modules/delivery/testing/vapid-env';
