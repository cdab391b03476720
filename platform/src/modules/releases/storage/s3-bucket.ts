import { createHash } from 'node:crypto';
import type { AwsClient } from 'aws4fetch';
import type { Bucket, ListedObject } from './bucket.ts';
import { readObjectList } from './object-list.rules.ts';

export interface S3Settings {
  /** Origin of the object store; the bucket is the first segment of the path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
}

/** One request with its retries; after that it fails. */
const msAtMost = 30_000;
const retries = 3;

/** Opens a bucket in any store that speaks the S3 protocol. Errors name the status and the request, never a key. */
export function s3Bucket({ endpoint, bucket, region, accessKey, secretKey }: S3Settings): Bucket {
  let client: Promise<AwsClient> | undefined;
  // Loaded on the first request: most portals use a folder.
  const signing = () => {
    client ??= import('aws4fetch').then(({ AwsClient: Client }) => {
      const keys = { accessKeyId: accessKey, secretAccessKey: secretKey };
      return new Client({ ...keys, region, service: 's3', retries });
    });
    return client;
  };
  const root = `${endpoint}/${bucket}`;

  async function send(method: string, address: string, init: RequestInit = {}): Promise<Response | undefined> {
    const signer = await signing();
    const answer = await signer.fetch(address, { ...init, method, signal: AbortSignal.timeout(msAtMost) });
    if (answer.ok) return answer;
    const text = await answer.text();
    // When the bucket itself is missing, do not report the object as missing.
    const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? '';
    if (answer.status === 404 && code !== 'NoSuchBucket') return undefined;
    throw new Error(`the object store answered ${answer.status} ${code} to ${method} ${new URL(address).pathname}`);
  }

  return {
    async put(key, bytes, headers = {}) {
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const body = new Uint8Array(bytes);
      // Signed with their hash, so that the store refuses damaged uploads.
      const all = { ...headers, 'x-amz-content-sha256': sha256 };
      if (!(await send('PUT', addressOf(root, key), { body, headers: all }))) throw new Error(`${key} was not stored`);
    },
    async get(key) {
      const answer = await send('GET', addressOf(root, key));
      return answer && new Uint8Array(await answer.arrayBuffer());
    },
    async remove(key) {
      await send('DELETE', addressOf(root, key));
    },
    async list(prefix) {
      const objects: ListedObject[] = [];
      let from: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix, ...(from && { 'continuation-token': from }) });
        const answer = await send('GET', `${root}?${query}`);
        const page = readObjectList((await answer?.text()) ?? '');
        objects.push(...page.objects);
        from = page.next;
      } while (from !== undefined);
      return objects;
    },
  };
}

function addressOf(root: string, key: string): string {
  return `${root}/${key.split('/').map(encodeURIComponent).join('/')}`;
}
