import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { newId } from '../../kernel/database/ids.ts';
import { isSameSecret } from '../../kernel/security/same-secret.ts';
import type { Clock } from '../../kernel/time/clock.ts';
import { drawCaptcha, newCaptchaText } from './captcha-image.ts';
import { captchas } from './verification.tables.ts';

const lifeMinutes = 5;

interface NewCaptcha {
  captchaId: string;
  /** Base64 PNG. */
  image: string;
}

export interface Captcha {
  /** Makes a picture and the id for its answer. */
  create(): Promise<NewCaptcha>;
  /** Also returns the text, for callers who may know it. */
  createOpen(): Promise<NewCaptcha & { text: string }>;
  /** True when the text answers the captcha, which is used up either way. */
  use(captchaId: string, text: string): Promise<boolean>;
  /** Stores a captcha with a known text, for tests and tools that cannot read pictures. */
  store(text: string): Promise<string>;
}

type Deps = { database: Database; clock: Clock };

const answerHash = (captchaId: string, text: string) =>
  createHash('sha256').update(`${captchaId}:${text.trim().toUpperCase()}`).digest('hex');

export const createCaptchas = (deps: Deps): Captcha => ({
  async create() {
    const { captchaId, image } = await createCaptcha(deps);
    return { captchaId, image };
  },
  createOpen: () => createCaptcha(deps),
  use: (captchaId, text) => useCaptcha(deps, captchaId, text),
  store: (text) => storeCaptcha(deps, text),
});

/** Makes a picture with id and text; a hash of the text is stored. */
async function createCaptcha(deps: Deps): Promise<NewCaptcha & { text: string }> {
  const text = newCaptchaText();
  const captchaId = await storeCaptcha(deps, text);
  return { captchaId, image: drawCaptcha(text), text };
}

/** Stores a captcha with a known text. */
async function storeCaptcha({ database, clock }: Deps, text: string): Promise<string> {
  const id = newId();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + lifeMinutes * 60_000);
  await database.db.insert(captchas).values({ id, expiresAt, answerHash: answerHash(id, text) });
  return id;
}

/** True when the text is the answer. The captcha is used up either way. */
async function useCaptcha({ database, clock }: Deps, captchaId: string, text: string): Promise<boolean> {
  const [row] = await database.db.delete(captchas).where(eq(captchas.id, captchaId)).returning();
  if (!row || row.expiresAt <= clock.now()) return false;
  return isSameSecret(answerHash(captchaId, text), row.answerHash);
}
