import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../../kernel/config/settings.ts';
import { bucketStore } from './bucket-store.ts';
import { folderStore } from './folder-store.ts';
import type { ReleaseStore } from './release-store.types.ts';
import { s3Bucket } from './s3-bucket.ts';
import { serveBucket } from './serve-bucket.ts';
import { serveReleases } from './serve-releases.ts';

/** Where release files are stored, and how they are served. */
export interface ReleaseStorage {
  store: ReleaseStore;
  serve(app: FastifyInstance): Promise<void>;
}

type StoreSettings = Pick<
  Settings,
  | 'DATA_DIR'
  | 'RELEASES_S3_ENDPOINT'
  | 'RELEASES_S3_BUCKET'
  | 'RELEASES_S3_REGION'
  | 'RELEASES_S3_ACCESS_KEY'
  | 'RELEASES_S3_SECRET_KEY'
>;

/** Opens a local folder, or the bucket that the settings name (readSettings requires all of its settings or none). */
export function openStore(settings: StoreSettings): ReleaseStorage {
  const { RELEASES_S3_ENDPOINT: endpoint = '', RELEASES_S3_BUCKET: name } = settings;
  if (name === undefined) {
    const folder = path.join(settings.DATA_DIR, 'releases');
    return { store: folderStore(folder), serve: (app) => serveReleases(app, folder) };
  }
  const { RELEASES_S3_REGION: region = '', RELEASES_S3_ACCESS_KEY: accessKey = '' } = settings;
  const { RELEASES_S3_SECRET_KEY: secretKey = '' } = settings;
  const bucket = s3Bucket({ endpoint, bucket: name, region, accessKey, secretKey });
  return { store: bucketStore(bucket), serve: async (app) => serveBucket(app, bucket) };
}
