/** One object in a listing. */
export interface ListedObject {
  key: string;
  /** Differs whenever the bytes differ. */
  etag: string;
  bytes: number;
  changedAt: Date;
}

/**
 * What a release store needs of an object store, small enough for a test to implement. Every method throws on failure.
 */
export interface Bucket {
  /** Replaces the object; readers see the old one or the new one. */
  put(key: string, bytes: Uint8Array, headers?: Readonly<Record<string, string>>): Promise<void>;
  /** Undefined when nothing is under the key. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** Does not fail when nothing is under the key. */
  remove(key: string): Promise<void>;
  /** Lists all objects whose key starts with the prefix. */
  list(prefix: string): Promise<ListedObject[]>;
}
