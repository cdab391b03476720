import type { ContentDocument, ContentKind } from '@portal/shared/contract/content/content-documents';
import type { Kernel } from '../../../kernel/kernel.ts';
import { readVersions } from '../content-versions.ts';
import { readDocument } from './checked-document.rules.ts';
import { documentRows } from './document-rows.ts';

export interface ShownDocument<K extends ContentKind> {
  id: string;
  document: ContentDocument<K>;
}

type ByKind = { readonly [K in ContentKind]: readonly ShownDocument<K>[] };

/** Everything shown to visitors, in its order, and the number that grows with each change of it. */
export interface DocumentsInForce {
  version: number;
  byKind: ByKind;
}

/**
 * Reads the documents once for each change, whichever process made it: every call reads only the version. Hidden
 * documents are left out, and so are those that a later schema no longer accepts, which are logged.
 */
export function createDocumentsInForce({ database, logger }: Kernel): () => Promise<DocumentsInForce> {
  const rows = documentRows(database.db);
  let cached: { version: number; documents: Promise<DocumentsInForce> } | undefined;

  async function ofKind<K extends ContentKind>(kind: K): Promise<ShownDocument<K>[]> {
    const found = await rows.list(kind);
    return found.flatMap(({ id, value }) => {
      const document = readDocument(kind, value);
      if (!document) logger.warn({ kind, id }, 'a document does not fit its schema and is not shown');
      return document?.isShown ? [{ id, document }] : [];
    });
  }

  async function read(version: number): Promise<DocumentsInForce> {
    const [banner, notice, help, promotion, vipLevel, pointReward] = await Promise.all([
      ofKind('banner'),
      ofKind('notice'),
      ofKind('help'),
      ofKind('promotion'),
      ofKind('vip-level'),
      ofKind('point-reward'),
    ]);
    const byKind = { banner, notice, help, promotion, 'vip-level': vipLevel, 'point-reward': pointReward };
    return { version, byKind };
  }

  return async () => {
    const { announcements: version } = await readVersions(database);
    if (cached?.version !== version) {
      const documents = read(version);
      cached = { version, documents };
      // A failed read of the database is not cached.
      documents.catch(() => {
        if (cached?.documents === documents) cached = undefined;
      });
    }
    return cached.documents;
  };
}
