import type { ReleaseManifest } from '@portal/shared/contract/releases/release-manifest';
import type { ReleaseFiles } from '../publishing/release-files.rules.ts';

/** All listed files complete; one of them missing; or all there and one of them changed. */
export type StoredState = 'whole' | 'missing' | 'changed';

/** Written files that are not visible yet. If neither placed nor discarded (a crash), they are removed after a day. */
export interface PreparedRelease {
  /** Makes all files visible or none, in one step, replacing what was there. Idempotent. */
  placeAs(name: string, version: string): Promise<void>;
  /** Removes what was not placed. */
  discard(): Promise<void>;
}

/** A folder moved out of sight. If neither restored nor discarded (a crash), it is removed after a day. */
export interface HiddenRelease {
  /** Restores it, unless the same version was placed again meanwhile. */
  restore(): Promise<void>;
  discard(): Promise<void>;
}

/** Storage for release folders: a local folder by default, or an object store. */
export interface ReleaseStore {
  /** Compresses and writes the files out of sight, which takes long. */
  prepare(files: ReleaseFiles): Promise<PreparedRelease>;
  /** Checks the bytes by size and sha384. */
  stateOf(manifest: ReleaseManifest): Promise<StoredState>;
  /** Reads a listed file; undefined unless it is there and as listed. */
  read(manifest: ReleaseManifest, path: string): Promise<Uint8Array | undefined>;
  /** Lists the versions whose folders exist, whatever is in them. */
  versionsOf(name: string): Promise<string[]>;
  /** Moves a folder out of sight in one step; it may be gone already. */
  hide(name: string, version: string): Promise<HiddenRelease>;
}
