import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { refusalAt } from '../../../kernel/calls/refusal-at.ts';
import { randomToken } from '../../../kernel/database/ids.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { tokenHash } from '../../../kernel/security/opaque-token.ts';
import { hashPassword } from '../../../kernel/security/passwords.ts';
import { acceptedStep, newSecondFactorSecret, secondFactorAddress } from '../../../kernel/security/second-factor.ts';
import { createSecrets } from '../../../kernel/security/secrets.ts';
import { addAuditLine } from '../audit.ts';
import { endOperatorSessions } from '../sessions/operator-sessions.ts';
import { removeKeysOf } from '../sessions/security-keys.ts';
import { operatorEnrolments as links, operators, sealedEnrolment, sealedSecondFactor } from '../tables.ts';
import { assertOperatorPassword } from './assert-operator-password.ts';

const linkHours = 72;
/** Wrong codes that end a link. */
const mostFailures = 5;
const hoursUntilSettled = 24;

/** When an account that is reset now takes part in acts of two people again. */
export const settledAfterReset = (now: Date): Date => new Date(now.getTime() + hoursUntilSettled * 3_600_000);

/** Sends the one-use link; in the transaction of the caller, so that it goes out only with the act. */
export type SendLink = (mail: { to: string; username: string; link: string; hours: number }) => Promise<void>;

interface NewLink {
  username: string;
  email: string;
  isReset: boolean;
}

/** Makes an account's one-use link, in place of an earlier one, and sends it to the owner: no operator sees it. */
export async function sendEnrolment(
  kernel: Kernel,
  send: SendLink,
  { username, email, isReset }: NewLink,
): Promise<void> {
  const { db, clock, settings } = kernel;
  const token = randomToken();
  const row = {
    username,
    tokenHash: tokenHash(token),
    secondFactorSecret: createSecrets(settings).seal(newSecondFactorSecret(), sealedEnrolment.of({ username })),
    isReset,
    failures: 0,
    expiresAt: new Date(clock.now().getTime() + linkHours * 3_600_000),
  };
  await db.insert(links).values(row).onConflictDoUpdate({ target: links.username, set: row });
  await send({ to: email, username, link: `${settings.OPERATOR_ORIGIN}/#/enrol/${token}`, hours: linkHours });
}

const isOpen = ({ clock }: Kernel, token: string) =>
  and(eq(links.tokenHash, tokenHash(token)), gt(links.expiresAt, clock.now()), lt(links.failures, mostFailures));

/**
 * Returns whose link it is, with the secret for the owner's authenticator, which shows `issuer`.
 * @throws Refusal `enrolment_link_over`
 */
export async function openEnrolment(
  kernel: Kernel,
  token: string,
  issuer: string,
): Promise<{ username: string; secondFactorSecret: string; authenticatorAddress: string }> {
  const [link] = await kernel.db.select().from(links).where(isOpen(kernel, token));
  if (!link) throw new Refusal('enrolment_link_over');
  const { username } = link;
  const secondFactorSecret = createSecrets(kernel.settings).open(link.secondFactorSecret, sealedEnrolment.of(link));
  return {
    username,
    secondFactorSecret,
    authenticatorAddress: secondFactorAddress(secondFactorSecret, issuer, username),
  };
}

/**
 * Sets password and authenticator by a link, once; after a reset 24 hours pass before the account takes part in acts of
 * two people. A try is counted before its code is judged, and five wrong ones end the link.
 * @throws Refusal `enrolment_link_over`, `enrolment_code_wrong`, as `assertOperatorPassword`
 */
export async function finishEnrolment(
  kernel: Kernel,
  { token, password, code }: { token: string; password: string; code: string },
  brandName: string,
): Promise<{ username: string }> {
  const { db, clock, settings, database } = kernel;
  const [opened] = await db.select().from(links).where(isOpen(kernel, token));
  if (opened) assertOperatorPassword('password', password, [opened.username, brandName]);
  const [link] = await db
    .update(links)
    .set({ failures: sql`${links.failures} + 1` })
    .where(isOpen(kernel, token))
    .returning();
  if (!link) throw new Refusal('enrolment_link_over');
  const now = clock.now();
  const secrets = createSecrets(settings);
  const secret = secrets.open(link.secondFactorSecret, sealedEnrolment.of(link));
  const step = acceptedStep(secret, code, now, 0);
  if (step === undefined) throw refusalAt('code', 'enrolment_code_wrong');
  const passwordHash = await hashPassword(password);
  return database.transaction(async () => {
    const used = await db.delete(links).where(eq(links.tokenHash, link.tokenHash)).returning();
    if (used.length === 0) throw new Refusal('enrolment_link_over');
    const { username, isReset } = link;
    const secondFactorSecret = secrets.seal(secret, sealedSecondFactor.of({ username }));
    const settledAt = isReset ? settledAfterReset(now) : null;
    await db
      .update(operators)
      .set({ passwordHash, secondFactorSecret, lastUsedStep: step, failures: 0, lockedUntil: null, settledAt })
      .where(eq(operators.username, username));
    await endOperatorSessions(kernel, username);
    await removeKeysOf(kernel, username);
    await addAuditLine(kernel, { who: username, act: 'enrol', target: username, why: '', detail: {} });
    return { username };
  });
}

/** Ends an account's link, as when the account is closed. */
export async function endEnrolment({ db }: Kernel, username: string): Promise<void> {
  await db.delete(links).where(eq(links.username, username));
}
