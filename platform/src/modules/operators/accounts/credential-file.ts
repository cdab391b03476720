import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Kernel } from '../../../kernel/kernel.ts';
import { writePrivateFile } from '../../../kernel/security/private-file.ts';
import { openOperatorSession, operatorOf } from '../sessions/operator-sessions.ts';
import { operators } from '../tables.ts';
import { commandLineOperator, commandLineRoles } from './operator-account.rules.ts';
import { findOperator } from './operators.ts';

/**
 * `operator.json` in the data folder, readable only by its owner: the credential of `pnpm operator` and `pnpm release`.
 */
const credential = v.looseObject({ address: v.string(), token: v.string() });

/**
 * Writes the file at the first start, and again when its token no longer works (another database) or the port has
 * changed. Its operator has no password.
 */
export async function writeCredential(kernel: Kernel): Promise<void> {
  const { DATA_DIR, OPERATOR_PORT } = kernel.settings;
  await upsertCommandLineOperator(kernel);
  const file = path.join(DATA_DIR, 'operator.json');
  const address = `http://localhost:${OPERATOR_PORT}`;
  const known = await readCredential(file);
  const works = known ? (await operatorOf(kernel, known.token)) !== undefined : false;
  if (known && works && known.address === address) return;
  const token = known && works ? known.token : await openOperatorSession(kernel, commandLineOperator, true);
  await writePrivateFile(file, jsonText({ ...known, address, token }));
}

/**
 * Creates the operator without a password, or gives it the roles of this start: all in a demo, none elsewhere. It is
 * open, since without it nobody could name the first people.
 */
async function upsertCommandLineOperator(kernel: Kernel): Promise<void> {
  const open = commandLineRoles(kernel.settings.DEMO_DATA);
  const known = await findOperator(kernel, commandLineOperator);
  if (!known) {
    await kernel.db.insert(operators).values({ username: commandLineOperator, roles: open }).onConflictDoNothing();
    return;
  }
  if (known.isActive && known.roles.join() === open.join()) return;
  await kernel.db
    .update(operators)
    .set({ roles: open, isActive: true })
    .where(eq(operators.username, commandLineOperator));
}

/** Adds the demo operators' second factors to the file: whoever can read it may log in as them. */
export async function noteDemoOperators(
  kernel: Kernel,
  secondFactors: Readonly<Record<string, string>>,
): Promise<void> {
  const file = path.join(kernel.settings.DATA_DIR, 'operator.json');
  const known = await readCredential(file);
  if (known) await writePrivateFile(file, jsonText({ ...known, secondFactors }));
}

async function readCredential(file: string): Promise<v.InferOutput<typeof credential> | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return v.parse(credential, JSON.parse(text));
  } catch {
    return undefined;
  }
}

const jsonText = (content: unknown) => `${JSON.stringify(content, null, 2)}\n`;
