import { applicationImagesAtMost } from '@portal/shared/contract/rewards/promotions';
import { and, desc, eq, inArray, isNull, lt, notInArray } from 'drizzle-orm';
import { Refusal } from '../../../../kernel/calls/refusal.ts';
import { newId } from '../../../../kernel/database/ids.ts';
import { everySeconds } from '../../../../kernel/jobs/jobs.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import { uploadedPicture } from '../../../../kernel/media/uploaded-picture.ts';
import { createSecrets } from '../../../../kernel/security/secrets.ts';
import { promotionImages as images, sealedImage } from '../promotions.tables.ts';

const looseMs = 86_400_000;

/** Pictures sent with applications; encrypted, because they may show private data. */
export function createApplicationImages({ database, clock, settings, jobs }: Kernel) {
  const { db } = database;
  const secrets = createSecrets(settings);
  const isLoose = (memberId: string, promotionId: string) =>
    and(eq(images.memberId, memberId), eq(images.promotionId, promotionId), isNull(images.participationId));

  jobs.add({
    name: 'rewards.promotion-images',
    periodsDue: everySeconds(3600),
    async run(_period, now) {
      const isOld = and(isNull(images.participationId), lt(images.at, new Date(now.getTime() - looseMs)));
      await db.delete(images).where(isOld);
    },
  });

  return {
    /**
     * Stores a picture.
     * @throws Refusal `not_a_proof_picture`, `picture_too_large`; nothing is stored then
     */
    async keep(memberId: string, promotionId: string, base64: string): Promise<string> {
      const id = newId();
      const sealed = secrets.seal(await uploadedPicture(base64), sealedImage.of({ id, memberId }));
      await database.transaction(async () => {
        const loose = isLoose(memberId, promotionId);
        const before = await db.select({ id: images.id }).from(images).where(loose).orderBy(desc(images.at));
        const remaining = before.slice(0, applicationImagesAtMost - 1).map((row) => row.id);
        await db.delete(images).where(and(loose, notInArray(images.id, remaining)));
        const row = { id, memberId, promotionId, participationId: null, sealed, at: clock.now() };
        await db.insert(images).values(row);
      });
      return id;
    },
    /**
     * Attaches pictures, in the transaction of the application.
     * @throws Refusal `image_missing` for one of another member, used before, or gone
     */
    async use(memberId: string, promotionId: string, imageIds: readonly string[], participationId: string) {
      const ids = [...new Set(imageIds)];
      if (ids.length === 0) return;
      const used = await db
        .update(images)
        .set({ participationId })
        .where(and(isLoose(memberId, promotionId), inArray(images.id, ids)))
        .returning({ id: images.id });
      if (used.length !== ids.length) throw new Refusal('image_missing');
    },
    /** Returns WebP bytes as base64. */
    async read(participationId: string, id: string): Promise<string | undefined> {
      const isMeant = and(eq(images.participationId, participationId), eq(images.id, id));
      const [row] = await db
        .select({ id: images.id, memberId: images.memberId, sealed: images.sealed })
        .from(images)
        .where(isMeant);
      return row && secrets.open(row.sealed, sealedImage.of(row));
    },
  };
}

export type ApplicationImages = ReturnType<typeof createApplicationImages>;
