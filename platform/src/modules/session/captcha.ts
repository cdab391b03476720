import { createHash, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/database.ts';
import { newId } from '../../kernel/ids.ts';
import { drawCaptcha, newCaptchaText } from './captcha-image.ts';
import { captchas } from './tables.ts';

const lifeMinutes = 5;

type Deps = { database: Database; clock: Clock };

const answerHash = (captchaId: string, text: string) =>
  createHash('sha256').update(`${captchaId}:${text.trim().toUpperCase()}`).digest();

/** A new picture and its id; the text stays here, as a hash. */
export async function createCaptcha(deps: Deps): Promise<{ captchaId: string; image: string }> {
  const text = newCaptchaText();
  const captchaId = await storeCaptcha(deps, text);
  return { captchaId, image: drawCaptcha(text) };
}

/** Stores a captcha with a known text. */
export async function storeCaptcha({ database, clock }: Deps, text: string): Promise<string> {
  const id = newId();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + lifeMinutes * 60_000);
  await database.db.insert(captchas).values({ id, expiresAt, answerHash: answerHash(id, text).toString('hex') });
  return id;
}

/** True when the text is the answer. The captcha is used up by asking, right or wrong. */
export async function captchaFits({ database, clock }: Deps, captchaId: string, text: string): Promise<boolean> {
  const [row] = await database.db.delete(captchas).where(eq(captchas.id, captchaId)).returning();
  if (!row || row.expiresAt <= clock.now()) return false;
  return timingSafeEqual(Buffer.from(row.answerHash, 'hex'), answerHash(captchaId, text));
}
