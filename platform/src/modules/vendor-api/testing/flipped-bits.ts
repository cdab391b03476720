import { createHash, createHmac, randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { canonicalVendorText, vendorHeaders } from '@portal/shared/contract/vendor-api/signing';
import { seeded } from '../../wallet/testing/ledger-model.ts';

/** The signed parts, and those that identify the signer. */
const parts = ['method', 'path', 'query', 'timestamp', 'nonce', 'body', 'key', 'signature'] as const;
type SignedPart = (typeof parts)[number];
type Request = Record<SignedPart, string>;

/** A signed call before it is changed; the signature covers the query also of a POST. */
export interface Flipping {
  port: number;
  key: { keyId: string; secret: string };
  /** Returns path, query and body of the next call. */
  next(): { method: 'GET' | 'POST'; path: string; query: string; body: string };
  nowSeconds: number;
}

function signed({ key, next, nowSeconds }: Flipping): Request {
  const call = next();
  const timestamp = String(nowSeconds);
  const nonce = randomBytes(16).toString('hex');
  const bodyHash = createHash('sha256').update(call.body).digest('hex');
  const pathWithQuery = `${call.path}?${call.query}`;
  const text = canonicalVendorText({ method: call.method, pathWithQuery, timestamp, nonce, bodyHash });
  const signature = createHmac('sha256', key.secret).update(text).digest('hex');
  return { ...call, timestamp, nonce, key: key.keyId, signature };
}

/** Returns the bytes on the wire. Lengths stay, since flipping a bit changes none. */
function bytesOf(request: Request, bytes: (part: SignedPart) => Buffer): Buffer {
  const text = (value: string) => Buffer.from(value, 'latin1');
  return Buffer.concat([
    ...[bytes('method'), text(' '), bytes('path'), text('?'), bytes('query'), text(' HTTP/1.1\r\n')],
    text('host: localhost\r\nconnection: close\r\ncontent-type: application/json\r\n'),
    text(request.method === 'GET' ? '' : `content-length: ${Buffer.byteLength(request.body)}\r\n`),
    ...[text(`${vendorHeaders.key}: `), bytes('key'), text(`\r\n${vendorHeaders.timestamp}: `), bytes('timestamp')],
    ...[text(`\r\n${vendorHeaders.nonce}: `), bytes('nonce'), text(`\r\n${vendorHeaders.signature}: `)],
    ...[bytes('signature'), text('\r\n\r\n'), bytes('body')],
  ]);
}

/** Sends these bytes and returns status and body of the answer; 0 if the server closed the connection without one. */
function answerTo(port: number, bytes: Buffer): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.setTimeout(10_000, () => socket.destroy(new Error('no answer in ten seconds')));
    socket.once('error', reject);
    socket.once('close', () => {
      const text = Buffer.concat(chunks).toString();
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text });
    });
  });
}

export interface Flipped {
  part: SignedPart;
  status: number;
  text: string;
}

/** Sends one unchanged call, to prove that the flipped bit makes the difference. */
export async function sendUntouched(flipping: Flipping): Promise<{ status: number; text: string }> {
  const request = signed(flipping);
  return answerTo(
    flipping.port,
    bytesOf(request, (part) => Buffer.from(request[part])),
  );
}

/** Sends signed calls, each with one bit flipped in a part that exists; returns the answers. */
export async function sendFlipped(flipping: Flipping, count: number, seed: number): Promise<Flipped[]> {
  const random = seeded(seed);
  const answers: Flipped[] = [];
  let sent = 0;
  async function worker(): Promise<void> {
    while (sent < count) {
      const request = signed(flipping);
      sent += 1;
      const there = parts.filter((each) => request[each] !== '');
      const part = there[Math.floor(random() * there.length)] ?? 'signature';
      const changed = Buffer.from(request[part]);
      const bit = Math.floor(random() * changed.length * 8);
      changed.writeUInt8(changed.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      const bytes = bytesOf(request, (each) => (each === part ? changed : Buffer.from(request[each])));
      answers.push({ part, ...(await answerTo(flipping.port, bytes)) });
    }
  }
  await Promise.all(Array.from({ length: 8 }, worker));
  return answers;
}
