import type { ContentDocument, ContentKind } from '@portal/shared/contract/content/content-documents';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { bumpVersion } from '../content-versions.ts';
import { assertAllowed } from '../site/allowed-origins.ts';
import { checkedDocument } from './checked-document.rules.ts';
import { documentAddresses } from './document-addresses.rules.ts';
import { documentConflict } from './document-conflict.rules.ts';
import { documentRows, type ItemRow } from './document-rows.ts';
import type { Changer, DocumentStore, StoredDocument } from './document-types.ts';

/** @param allowedOrigins origins that documents may show pictures of and link to */
export function createDocumentStore(
  { database, clock }: Kernel,
  allowedOrigins: () => Promise<ReadonlySet<string>>,
): DocumentStore {
  const rows = documentRows(database.db);

  async function allowedDocument(kind: ContentKind, value: unknown): Promise<ContentDocument<ContentKind>> {
    const checked = checkedDocument(kind, value);
    assertAllowed(documentAddresses(checked), await allowedOrigins());
    return checked;
  }

  /** Writes the row that `next` makes of the current one; after a refusal nothing is changed. */
  function change(
    kind: ContentKind,
    id: string,
    { who, why }: Changer,
    next: (before: ItemRow) => Promise<Pick<ItemRow, 'value' | 'position'>>,
  ): Promise<StoredDocument> {
    return database.transaction(async () => {
      // First of all: changes wait for each other here, so that none is checked against others that are about to
      // change.
      await bumpVersion(database, 'announcements');
      const before = await rows.lock(kind, id, clock.now());
      const after = { ...before, ...(await next(before)) };
      const fields = documentConflict(kind, after, await rows.list(kind));
      if (fields) throw new Refusal('invalid_content', { fields });
      const row = { ...after, version: before.version + 1, changedAt: clock.now(), changedBy: who };
      await rows.put(row, why);
      return shown(kind, row);
    });
  }

  return {
    list: async (kind) => (await rows.list(kind)).map((row) => shown(kind, row)),

    get: async (kind, id) => shown(kind, present(await rows.find(kind, id))),

    async set(kind, id, { value, position, version }, changer) {
      const checked = await allowedDocument(kind, value);
      return change(kind, id, changer, async (before) => {
        assertUnchanged(before, version);
        const storedPosition = before.value === null ? await rows.nextPosition(kind) : before.position;
        return { value: checked, position: position ?? storedPosition };
      });
    },

    async remove(kind, id, changer) {
      await change(kind, id, changer, async (before) => ({ ...present(before), value: null }));
    },

    async history(kind, id) {
      const versions = await rows.history(kind, id);
      if (versions.length === 0) throw new Refusal('not_found');
      return versions.map(({ version, value, position, at, who, why }) => ({
        version,
        value,
        position,
        who,
        why,
        at: at.toISOString(),
      }));
    },

    async undo(kind, id, changer) {
      const { version, value } = await change(kind, id, changer, async (before) => {
        if (before.version === 0) throw new Refusal('not_found');
        const earlier = await rows.versionBefore(before);
        if (!earlier || earlier.value === null) return { value: null, position: before.position };
        return { value: await allowedDocument(kind, earlier.value), position: earlier.position };
      });
      return { version, isShown: value !== null };
    },
  };
}

function shown(kind: ContentKind, row: ItemRow): StoredDocument {
  const { id, value, position, version, changedAt, changedBy } = row;
  return { kind, id, value, position, version, changedAt: changedAt.toISOString(), changedBy };
}

function present(row: ItemRow | undefined): ItemRow {
  if (!row || row.value === null) throw new Refusal('not_found');
  return row;
}

/** The version that was read must be the current one; a removed document counts as new again. */
function assertUnchanged(before: ItemRow, version: number | undefined): void {
  const isSame = version === before.version || (version === 0 && before.value === null);
  if (version === undefined || isSame) return;
  throw new Refusal('conflict', { fields: { version: `it is ${before.version} now, by ${before.changedBy}` } });
}
