import type { ContentKind } from '@portal/shared/contract/content/content-documents';

export interface StoredDocument {
  kind: ContentKind;
  id: string;
  value: unknown;
  position: number;
  version: number;
  changedAt: string;
  changedBy: string;
}

interface DocumentVersion {
  version: number;
  /** Null when the document was removed. */
  value: unknown;
  position: number;
  at: string;
  who: string;
  why: string;
}

/** Who changes something, and why; stored in the history. */
export interface Changer {
  who: string;
  why: string;
}

interface DocumentChange {
  value: unknown;
  /** The place among its kind; a new document comes last, a changed one stays where it is. */
  position?: number;
  /** The version that was read: refused when it is no longer the current one. 0: the document must be new. */
  version?: number;
}

/**
 * The operator's documents. Each change is one transaction: the document, its history, and the version that browsers
 * cache announcements by. Changes wait for each other.
 */
export interface DocumentStore {
  list(kind: ContentKind): Promise<StoredDocument[]>;
  /** Refuses `not_found`, also for a removed document. */
  get(kind: ContentKind, id: string): Promise<StoredDocument>;
  /** Refuses `invalid_content`, also when it conflicts with others of its kind, `foreign_origin` and `conflict`. */
  set(kind: ContentKind, id: string, change: DocumentChange, changer: Changer): Promise<StoredDocument>;
  /** Refuses `not_found`. */
  remove(kind: ContentKind, id: string, changer: Changer): Promise<void>;
  /** Newest first. Refuses `not_found` for a document that never existed. */
  history(kind: ContentKind, id: string): Promise<DocumentVersion[]>;
  /** Restores the version before the current one. Refuses `not_found`, and what `set` would refuse today. */
  undo(kind: ContentKind, id: string, changer: Changer): Promise<{ version: number; isShown: boolean }>;
}
