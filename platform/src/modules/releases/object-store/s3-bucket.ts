import { createHash } from 'node:crypto';
import type { AwsClient } from 'aws4fetch';
import type { Bucket, ListedObject } from './bucket.ts';
import { readObjectList } from './object-list.rules.ts';

export interface S3Settings {
  /** Origin of the object store; the bucket is the first part of the path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
}

/** One request with its repetitions; whoever waits longer is told that it failed. */
const msAtMost = 30_000;
const retries = 3;

/** A bucket of any store that speaks the S3 protocol. What it refuses is an error that names status and request, never a key. */
export function s3Bucket({ endpoint, bucket, region, accessKey, secretKey }: S3Settings): Bucket {
  let client: Promise<AwsClient> | undefined;
  // Loaded by the first request: most portals keep a folder.
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
    // Of a bucket that is not there nothing is said to be missing.
    const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? '';
    if (answer.status === 404 && code !== 'NoSuchBucket') return undefined;
    throw new Error(`the object store answered ${answer.status} ${code} to ${method} ${new URL(address).pathname}`);
  }

  return {
    async put(key, bytes, headers = {}) {
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const body = new Uint8Array(bytes);
      // Signed with their hash, so that the store refuses what came damaged.
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
