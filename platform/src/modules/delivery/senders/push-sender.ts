import type { PushSubscriptionKeys } from '@portal/shared/contract/delivery/push';
import webPush from 'web-push';
import { createCheckedFetch, type ResolveHost } from '../../../kernel/http/checked-fetch.ts';
import { isPublicAddress } from '../../../kernel/security/public-address.rules.ts';
import { isPushEndpoint } from '../push/push-endpoint.rules.ts';
import { type Sender, SendingFailed } from '../sender.ts';

/** The operator's keys by which push services know who sends (RFC 8292). */
export interface VapidKeys {
  /** `mailto:` or https address of whom push services write to. */
  subject: string;
  publicKey: string;
  privateKey: string;
}

interface PushSenderOptions {
  vapid: VapidKeys;
  devices: {
    find(id: string): Promise<PushSubscriptionKeys | undefined>;
    forget(id: string): Promise<void>;
  };
  /** Connects to addresses of the public internet alone. */
  mustBePublic: boolean;
  timeoutMs: number;
  resolve?: ResolveHost;
}

/** A push service keeps a message for a device that is off for this long. */
const keptSeconds = 24 * 3600;

/**
 * Sends notifications through the push service of a browser, encrypted for the device (RFC 8030, 8291). The receiver is
 * the id of the device. 404 and 410 mean that the subscription has ended: the device is forgotten. Other 4xx are final,
 * except 401 and 403 (our keys), 408, 425 and 429; everything else is retried.
 */
export function createPushSender(options: PushSenderOptions): Sender {
  const { vapid, devices, mustBePublic, timeoutMs, resolve } = options;
  const fetchChecked = createCheckedFetch(async (_host, addresses) => {
    if (mustBePublic && !addresses.every(({ address }) => isPublicAddress(address)))
      throw new SendingFailed('unsafe address', { isFinal: true });
  }, resolve);

  return {
    async send({ id, to, subject, text, path = '/' }) {
      const device = await devices.find(to);
      if (!device) throw new SendingFailed('the device was forgotten', { isFinal: true });
      if (!isPushEndpoint(device.endpoint, mustBePublic)) throw new SendingFailed('unsafe endpoint', { isFinal: true });
      // Repeats of a message replace the first on the screen.
      const payload = JSON.stringify({ title: subject, body: text, path, tag: id });
      const { endpoint, headers, body } = requestOf(device, payload, vapid);
      // Nothing of the answer is read but its status.
      const request = { method: 'POST', headers, body, timeoutMs, maxBytes: 0 } as const;
      const answer = await fetchChecked(endpoint, request).catch(fail);
      await answer.body?.cancel().catch(() => {});
      if (answer.status >= 200 && answer.status < 300) return;
      const hasEnded = answer.status === 404 || answer.status === 410;
      if (hasEnded) await devices.forget(to);
      throw new SendingFailed(`push service ${answer.status}`, { isFinal: hasEnded || isFinal(answer.status) });
    },
    close: async () => {},
  };
}

function requestOf(device: PushSubscriptionKeys, payload: string, vapidDetails: VapidKeys) {
  const { endpoint, headers, body } = webPush.generateRequestDetails(device, payload, {
    vapidDetails,
    TTL: keptSeconds,
    urgency: 'normal',
    contentEncoding: 'aes128gcm',
  });
  const texts = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-length');
  return { endpoint, body, headers: Object.fromEntries(texts.map(([name, value]) => [name, String(value)])) };
}

const isFinal = (status: number) => status >= 400 && status < 500 && ![401, 403, 408, 425, 429].includes(status);

/** Error messages are dropped: they may contain the endpoint. */
function fail(error: unknown): never {
  if (error instanceof Error && error.cause instanceof SendingFailed) throw error.cause;
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
  throw new SendingFailed(isTimeout ? 'push service did not answer in time' : 'push service could not be reached');
}
