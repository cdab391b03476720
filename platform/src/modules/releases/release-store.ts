import type { ReleaseManifest } from '@portal/shared/contract/release/release-manifest';
import type { ReleaseFiles } from './release-files.rules.ts';

/** Where release folders lie. A folder of this machine by default; an object store speaks the same two words. */
export interface ReleaseStore {
  /** Store all files or none; what stood there under this name and version is replaced in one step. */
  put(name: string, version: string, files: ReleaseFiles): Promise<void>;
  /** True when every file that the manifest lists is there in its size. */
  isWhole(manifest: ReleaseManifest): Promise<boolean>;
}
