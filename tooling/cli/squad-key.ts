import { writeFile } from 'node:fs/promises';
import { publisherJwk } from '@portal/shared/contract/operator/publisher-calls';
import { releaseName } from '@portal/shared/contract/operator/release-calls';
import * as v from 'valibot';
import { newSigningKey } from '../../platform/src/modules/releases/signing-keys.ts';
import { CommandProblem } from './operator-client.ts';
import { readJson } from './read-words.ts';

/** What stands in a squad's key file: the private JWK, and the release it is for. */
const squadKey = v.object({ ...publisherJwk.entries, d: publisherJwk.entries.x, kid: v.string(), name: releaseName });
export type SquadKey = v.InferOutput<typeof squadKey>;
export type PublicSquadKey = v.InferOutput<typeof publisherJwk>;

/** Makes a pair and writes it into a file that only this user may read. What is there already stays. */
export async function makeSquadKey(name: SquadKey['name'], file: string): Promise<SquadKey> {
  const key: SquadKey = { ...(await newSigningKey()), name };
  await writeFile(file, `${JSON.stringify(key, null, 2)}\n`, { mode: 0o600, flag: 'wx' }).catch((cause) => {
    const why = cause?.code === 'EEXIST' ? 'is there already; a key is never written over' : 'cannot be written';
    throw new CommandProblem('invalid_input', `${file} ${why}.`);
  });
  return key;
}

export async function readSquadKey(file: string): Promise<SquadKey> {
  const read = v.safeParse(squadKey, await readJson(file));
  if (read.success) return read.output;
  throw new CommandProblem('invalid_input', `${file} is no key of a squad. Make one:  key new <name> --file ${file}`);
}

export function publicHalf({ kty, crv, x, y }: SquadKey): PublicSquadKey {
  return { kty, crv, x, y };
}

/** The public half that a squad has handed over. */
export async function readPublicHalf(word: string): Promise<PublicSquadKey> {
  const document = await readJson(word);
  if (typeof document === 'object' && document !== null && 'd' in document) {
    const text = `${word} holds the private half of a key, which stays with its squad: whoever has it can publish.`;
    throw new CommandProblem('invalid_input', `${text} Ask for the public half, and for a new key.`);
  }
  const read = v.safeParse(publisherJwk, document);
  if (read.success) return read.output;
  throw new CommandProblem('invalid_input', `${word} is no public half of an ES256 key.`);
}
