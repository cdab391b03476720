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

export interface DocumentVersion {
  version: number;
  /** Null where the document was taken away. */
  value: unknown;
  position: number;
  at: string;
  who: string;
  why: string;
}

/** Who changes something, and why; kept in the history. */
export interface Changer {
  who: string;
  why: string;
}

export interface DocumentChange {
  value: unknown;
  /** Where it stands among its kind; a new one comes last, a changed one stays where it is. */
  position?: number;
  /** The version that was read: refused when there is another by now. 0: it must be new. */
  version?: number;
}

/**
 * The operator's documents. Each change is one transaction: the document, its history, and the version by which
 * browsers keep announcements. Changes wait for each other.
 */
export interface DocumentStore {
  list(kind: ContentKind): Promise<StoredDocument[]>;
  /** Refuses `not_found`, also for a document that was taken away. */
  get(kind: ContentKind, id: string): Promise<StoredDocument>;
  /** Refuses `invalid_content`, also for what cannot stand beside the others of its kind, and `conflict`. */
  set(kind: ContentKind, id: string, change: DocumentChange, changer: Changer): Promise<StoredDocument>;
  /** Refuses `not_found`. */
  remove(kind: ContentKind, id: string, changer: Changer): Promise<void>;
  /** Newest first. Refuses `not_found` for what was never written. */
  history(kind: ContentKind, id: string): Promise<DocumentVersion[]>;
  /** Brings back the version before the one in force. Refuses `not_found`, and `invalid_content` by today's schema. */
  undo(kind: ContentKind, id: string, changer: Changer): Promise<{ version: number; isShown: boolean }>;
}
