import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { AwsV4Signer } from 'aws4fetch';
import type { S3Settings } from '../storage/s3-bucket.ts';

export interface S3Fixture {
  settings: S3Settings;
  /** Stored objects by key. */
  objects: Map<string, StoredObject>;
  /** Answers this many requests of the method with 503. */
  fail(method: string, times: number): void;
  /** Number of requests per method. */
  asked: Map<string, number>;
  close(): Promise<void>;
}

interface StoredObject {
  bytes: Buffer;
  contentType: string;
  cacheControl: string;
  changedAt: Date;
}

/** Few keys per page, so that every test reads several pages. */
const keysAPage = 3;
const bucket = 'releases-of-a-test';
const keys = { accessKeyId: 'a-test', secretAccessKey: 'secret-of-a-test' };

/** Serves the part of S3 that a bucket needs, locally. Refuses requests that are not signed as the protocol says. */
export async function s3Fixture(): Promise<S3Fixture> {
  const objects = new Map<string, StoredObject>();
  const asked = new Map<string, number>();
  const failing = new Map<string, number>();
  const server = createServer((request, answer) => {
    const { method = '' } = request;
    asked.set(method, (asked.get(method) ?? 0) + 1);
    void (async () => {
      const body = await buffer(request);
      const left = failing.get(method) ?? 0;
      failing.set(method, left - 1);
      const { status, text, headers } = left > 0 ? error(503, 'SlowDown') : await answerOf(request, body, objects);
      answer.writeHead(status, headers).end(text);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { accessKeyId: accessKey, secretAccessKey: secretKey } = keys;
  return {
    settings: { endpoint, bucket, region: 'eu-test-1', accessKey, secretKey },
    objects,
    asked,
    fail: (method, times) => void failing.set(method, times),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Answer {
  status: number;
  text: string | Buffer;
  headers?: Record<string, string>;
}

async function answerOf(request: IncomingMessage, body: Buffer, objects: Map<string, StoredObject>): Promise<Answer> {
  const url = new URL(request.url ?? '', `http://${request.headers.host}`);
  if (!(await isSigned(request, url))) return error(403, 'SignatureDoesNotMatch');
  if (request.headers['x-amz-content-sha256'] !== sha256(body) && request.method === 'PUT')
    return error(400, 'XAmzContentSHA256Mismatch');
  const [, name, ...rest] = decodeURIComponent(url.pathname).split('/');
  if (name !== bucket) return error(404, 'NoSuchBucket');
  const key = rest.join('/');
  if (key === '') return listing(objects, url.searchParams);
  if (request.method === 'PUT') {
    const { 'content-type': contentType = '', 'cache-control': cacheControl = '' } = request.headers;
    objects.set(key, { bytes: body, contentType, cacheControl, changedAt: new Date() });
    return { status: 200, text: '' };
  }
  if (request.method === 'DELETE') {
    objects.delete(key);
    return { status: 204, text: '' };
  }
  const object = objects.get(key);
  return object ? { status: 200, text: object.bytes } : error(404, 'NoSuchKey');
}

/** Signs the received request again, with the time and headers that its signature names, and compares. */
async function isSigned({ method, headers }: IncomingMessage, url: URL): Promise<boolean> {
  const { authorization = '', 'x-amz-date': datetime } = headers;
  const named = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? [];
  const signed = Object.fromEntries(
    named.filter((name) => name !== 'host').map((name) => [name, String(headers[name])]),
  );
  const again = new AwsV4Signer({
    ...keys,
    method,
    url: url.href,
    headers: signed,
    datetime: String(datetime),
    region: 'eu-test-1',
    service: 's3',
  });
  return (await again.authHeader()) === authorization;
}

function listing(objects: Map<string, StoredObject>, query: URLSearchParams): Answer {
  const prefix = query.get('prefix') ?? '';
  const from = Number(query.get('continuation-token') ?? 0);
  const found = [...objects.keys()].filter((key) => key.startsWith(prefix)).sort();
  const isTruncated = found.length > from + keysAPage;
  const contents = found.slice(from, from + keysAPage).map((key) => {
    const { bytes, changedAt } = objects.get(key) ?? { bytes: Buffer.alloc(0), changedAt: new Date() };
    return `<Contents><Key>${key}</Key><LastModified>${changedAt.toISOString()}</LastModified><ETag>&quot;${sha256(bytes)}&quot;</ETag><Size>${bytes.length}</Size></Contents>`;
  });
  const next = isTruncated ? `<NextContinuationToken>${from + keysAPage}</NextContinuationToken>` : '';
  const head = `<IsTruncated>${isTruncated}</IsTruncated>${next}`;
  return {
    status: 200,
    text: `<?xml version="1.0"?>\n<ListBucketResult>${head}${contents.join('')}</ListBucketResult>`,
  };
}

function error(status: number, code: string): Answer {
  return { status, text: `<?xml version="1.0"?>\n<Error><Code>${code}</Code></Error>` };
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
