import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Kernel } from '../../kernel/kernel.ts';
import { encodePicture, type Picture } from '../../kernel/media/pictures.ts';
import { pictures } from './documents.tables.ts';

interface StoredPicture {
  /** Path on this site. */
  url: string;
  width: number;
  height: number;
}

/** Pictures of the operator, in the database: every process can read them, and backups contain them. */
export interface PictureStore {
  /**
   * The picture as it will be stored; slow, so not in a transaction. Refuses `not_a_picture` and `picture_too_large`.
   */
  encode(bytes: Uint8Array): Promise<Picture>;
  /** The same picture twice is stored once. */
  keep(picture: Picture, who: string): Promise<StoredPicture>;
  /** WebP bytes; undefined for an unknown hash. */
  find(hash: string): Promise<Uint8Array | undefined>;
}

export function createPictureStore({ database, clock }: Kernel): PictureStore {
  return {
    encode: encodePicture,

    async keep({ bytes, width, height }, who) {
      const hash = createHash('sha256').update(bytes).digest('hex');
      await database.db
        .insert(pictures)
        .values({ hash, bytes, width, height, at: clock.now(), who })
        .onConflictDoNothing();
      return { url: `/content/${hash}.webp`, width, height };
    },

    async find(hash) {
      const rows = await database.db.select({ bytes: pictures.bytes }).from(pictures).where(eq(pictures.hash, hash));
      return rows[0]?.bytes;
    },
  };
}
