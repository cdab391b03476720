import { writeFile } from 'node:fs/promises';
import { newSigningKey } from '@portal/platform/modules/releases/composition/signing-keys';
import { type PublicKey, readPublicKey } from '@portal/shared/contract/releases/public-key-text';
import { publisherJwk } from '@portal/shared/contract/releases/publisher-keys';
import { releaseName } from '@portal/shared/contract/releases/releases';
import * as v from 'valibot';
import { CommandProblem } from '../command/operator-client.ts';
import { readJson, readText } from '../command/read-options.ts';

/** Content of a squad's key file: the private JWK, and its release. */
const squadKey = v.object({ ...publisherJwk.entries, d: publisherJwk.entries.x, kid: v.string(), name: releaseName });
export type SquadKey = v.InferOutput<typeof squadKey>;
type PublicSquadKey = PublicKey;

/** Creates a key pair in a file that only this user can read. Never overwrites a file. */
export async function makeSquadKey(name: SquadKey['name'], file: string): Promise<SquadKey> {
  const key: SquadKey = { ...(await newSigningKey()), name };
  await writeFile(file, `${JSON.stringify(key, null, 2)}\n`, { mode: 0o600, flag: 'wx' }).catch((cause) => {
    const problem = cause?.code === 'EEXIST' ? 'exists already; keys are never overwritten' : 'cannot be written';
    throw new CommandProblem('invalid_input', `${file} ${problem}.`);
  });
  return key;
}

export async function readSquadKey(file: string): Promise<SquadKey> {
  const read = v.safeParse(squadKey, await readJson(file));
  if (read.success) return read.output;
  throw new CommandProblem('invalid_input', `${file} is not a squad key. Create one:  key new <name> --file ${file}`);
}

export function publicHalf({ kty, crv, x, y }: SquadKey): PublicSquadKey {
  return { kty, crv, x, y };
}

/** The public half that a squad has handed over: a file, the standard input for `-`, or the document itself. */
export async function readPublicHalf(word: string): Promise<PublicSquadKey> {
  const isDocument = /^\s*(?:\{|-----BEGIN)/.test(word);
  const read = readPublicKey(isDocument ? word : await readText(word));
  if ('key' in read) return read.key;
  const name = isDocument ? 'This' : word === '-' ? 'The standard input' : word;
  const problems = {
    private: `${name} has the private half of a key, with which anybody can publish. Ask the squad for a new key and its public half.`,
    unreadable: `${name} is not the public half of an ES256 key: the output of "key new", a JWK, or PEM.`,
  };
  throw new CommandProblem('invalid_input', problems[read.problem]);
}
