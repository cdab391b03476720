import type { ReleaseManifest } from '@portal/shared/contract/release/release-manifest';
import type { ReleaseFiles } from './release-files.rules.ts';

/** Of the files a manifest lists: all as listed, one of them gone, or all there and one of them not as listed. */
export type StoredState = 'whole' | 'missing' | 'changed';

/** Where release folders lie. A folder of this machine by default; an object store speaks the same few words. */
export interface ReleaseStore {
  /** Store all files or none; what stood there under this name and version is replaced in one step. */
  put(name: string, version: string, files: ReleaseFiles): Promise<void>;
  /** Told from the bytes, by size and sha384. */
  stateOf(manifest: ReleaseManifest): Promise<StoredState>;
  /** One listed file, when it is there and as listed. */
  read(manifest: ReleaseManifest, path: string): Promise<Uint8Array | undefined>;
  /** Versions whose folders are there, whatever is in them. */
  versionsOf(name: string): Promise<string[]>;
  /** Takes a folder away in one step; it may be gone already. */
  remove(name: string, version: string): Promise<void>;
}
