/** One object as a listing tells of it. */
export interface ListedObject {
  key: string;
  /** Another one whenever the bytes are others. */
  etag: string;
  bytes: number;
  changedAt: Date;
}

/** What a release store needs of an object store: a few words, each of which a test can speak. Each fails by throwing. */
export interface Bucket {
  /** Replaces what is under the key; whoever reads has the old object or the new one. */
  put(key: string, bytes: Uint8Array, headers?: Readonly<Record<string, string>>): Promise<void>;
  /** Undefined when nothing is under the key. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** Nothing under the key is fine. */
  remove(key: string): Promise<void>;
  /** All objects whose key begins so. */
  list(prefix: string): Promise<ListedObject[]>;
}
