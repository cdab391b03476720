import type { ReleaseManifest } from '@portal/shared/contract/release/release-manifest';
import type { ReleaseFiles } from './release-files.rules.ts';

/** Of the files a manifest lists: all as listed, one of them gone, or all there and one of them not as listed. */
export type StoredState = 'whole' | 'missing' | 'changed';

/** Files that are written, under no name yet. One that is neither placed nor discarded (a crash) goes within a day. */
export interface PreparedRelease {
  /** All files or none, in one step; what stood there is replaced. A second time is nothing more. */
  placeAs(name: string, version: string): Promise<void>;
  /** Leaves nothing of what was not placed. */
  discard(): Promise<void>;
}

/** A folder that nobody sees any more. One that is neither put back nor discarded (a crash) goes within a day. */
export interface ReleaseAside {
  /** To where it stood, unless the same version has come there meanwhile. */
  putBack(): Promise<void>;
  discard(): Promise<void>;
}

/** Where release folders lie. A folder of this machine by default; an object store speaks the same few words. */
export interface ReleaseStore {
  /** Packs and writes the files where nobody sees them, which takes long. */
  prepare(files: ReleaseFiles): Promise<PreparedRelease>;
  /** Told from the bytes, by size and sha384. */
  stateOf(manifest: ReleaseManifest): Promise<StoredState>;
  /** One listed file, when it is there and as listed. */
  read(manifest: ReleaseManifest, path: string): Promise<Uint8Array | undefined>;
  /** Versions whose folders are there, whatever is in them. */
  versionsOf(name: string): Promise<string[]>;
  /** Takes a folder out of sight in one step; it may be gone already. */
  setAside(name: string, version: string): Promise<ReleaseAside>;
}
