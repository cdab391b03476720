import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { PushSubscriptionKeys } from '@portal/shared/contract/delivery/push';
import { importJWK, jwtVerify } from 'jose';

/** A browser's subscription, and the keys that only the browser has. */
interface Subscribed {
  subscription: PushSubscriptionKeys;
  read(body: Buffer): string;
}

interface ReceivedPush {
  endpoint: string;
  /** What the device shows, decrypted with its keys. */
  payload: { title: string; body: string; path: string; tag: string };
  ttl: string | undefined;
  /** Claims of the sender, checked with the key that it named. */
  sender: { publicKey: string; subject: string | undefined };
}

type Answer = number | 'hang' | 'close';

/** A push service of browsers on a free local port (RFC 8030): takes messages, refuses, ends subscriptions, or is slow. */
export interface PushService {
  origin: string;
  /** What was taken, oldest first. */
  received: ReceivedPush[];
  /** Number of requests, refused ones too. */
  requests(): number;
  /** Makes a subscription as a browser does. */
  subscribe(): PushSubscriptionKeys;
  /** Ends a subscription: messages for it get 410. */
  end(endpoint: string): void;
  /** Answers all later messages with this status, never, or by hanging up; 201 takes them. */
  answerWith(answer: Answer): void;
  close(): Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const subscribed = new Map<string, Subscribed>();
  const received: ReceivedPush[] = [];
  let answer: Answer = 201;
  let requests = 0;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    requests += 1;
    const endpoint = `${origin}${request.url}`;
    const known = subscribed.get(endpoint);
    if (!known) return void response.writeHead(410).end();
    if (answer !== 201) return refuse(response, answer);
    try {
      const { authorization = '', ttl, 'content-encoding': encoding } = request.headers;
      if (encoding !== 'aes128gcm' || request.method !== 'POST') throw new Error('no message');
      const payload = JSON.parse(known.read(Buffer.concat(parts)));
      received.push({ endpoint, payload, ttl: String(ttl), sender: await senderOf(authorization, origin) });
      response.writeHead(201).end();
    } catch {
      response.writeHead(400).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The push service has no port');
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    origin,
    received,
    requests: () => requests,
    subscribe() {
      const made = newSubscription(`${origin}/push/${randomBytes(24).toString('base64url')}`);
      subscribed.set(made.subscription.endpoint, made);
      return made.subscription;
    },
    end: (endpoint) => void subscribed.delete(endpoint),
    answerWith: (next) => {
      answer = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function refuse(response: ServerResponse, answer: Exclude<Answer, 201>): void {
  if (answer === 'close') response.destroy();
  else if (answer !== 'hang') response.writeHead(answer).end('no');
}

function newSubscription(endpoint: string): Subscribed {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: { endpoint, keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') } },
    read: (body) => {
      const [salt, keyLength] = [body.subarray(0, 16), body[20] ?? 0];
      const senderKey = body.subarray(21, 21 + keyLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey]);
      const shared = hkdfSync('sha256', pair.computeSecret(senderKey), auth, info, 32);
      const derive = (name: string, bytes: number) =>
        Buffer.from(hkdfSync('sha256', Buffer.from(shared), salt, `Content-Encoding: ${name}\0`, bytes));
      const sealed = body.subarray(21 + keyLength);
      const opened = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
      opened.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()]);
      return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
    },
  };
}

/** Verifies who sends, as a push service does (RFC 8292). */
async function senderOf(authorization: string, audience: string): Promise<ReceivedPush['sender']> {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const key = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256');
  const { payload } = await jwtVerify(token, key, { audience });
  return { publicKey, subject: payload.sub };
}
