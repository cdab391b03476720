import { contentKinds } from '@portal/shared/contract/content/content-documents';
import type { Kernel } from '../../../kernel/kernel.ts';
import { bumpVersion } from '../content-versions.ts';
import { checkedDocument } from '../documents/checked-document.rules.ts';
import { positionStep } from '../documents/document-rows.ts';
import { contentHistory, contentItems } from '../documents.tables.ts';
import { seedBanners } from './banners.ts';
import { seedHelpArticles } from './help-articles.ts';
import { seedNotices } from './notices.ts';
import { seedPointRewards } from './point-rewards.ts';
import { seedPromotions } from './promotions.ts';
import type { SeedDocuments } from './seed-document.ts';
import { seedVipLevels } from './vip-levels.ts';

export const seedDocumentsAt = (now: Date): SeedDocuments => ({
  banner: seedBanners,
  notice: seedNotices,
  help: seedHelpArticles,
  promotion: seedPromotions(now),
  'vip-level': seedVipLevels,
  'point-reward': seedPointRewards,
});

const changer = { who: 'seed', why: 'demo data' };

/** Fills an empty portal. A document that was written or removed under the same id is not changed. */
export async function seedContent({ database, clock }: Kernel): Promise<void> {
  const at = clock.now();
  const documents = seedDocumentsAt(at);
  const rows = contentKinds.flatMap((kind) =>
    documents[kind].map(({ id, ...value }, index) => ({
      kind,
      id,
      position: index * positionStep,
      version: 1,
      value: checkedDocument(kind, value),
    })),
  );
  await database.transaction(async () => {
    const added = await database.db
      .insert(contentItems)
      .values(rows.map((row) => ({ ...row, changedAt: at, changedBy: changer.who })))
      .onConflictDoNothing()
      .returning({ kind: contentItems.kind, id: contentItems.id });
    if (added.length === 0) return;
    const isNew = new Set(added.map(({ kind, id }) => `${kind}/${id}`));
    const fresh = rows.filter(({ kind, id }) => isNew.has(`${kind}/${id}`));
    await database.db.insert(contentHistory).values(fresh.map((row) => ({ ...row, at, ...changer })));
    await bumpVersion(database, 'announcements');
  });
}
