import { createHash } from 'node:crypto';
import path from 'node:path';
import { publicKeySet, readSigningKeys } from '@portal/platform/modules/releases/composition/signing-keys';
import { verifyComposition } from '@portal/platform/modules/releases/composition/verify-composition';
import type { Composition, PlacedVersion } from '@portal/shared/contract/releases/composition';
import * as v from 'valibot';
import { CommandProblem } from '../command/operator-client.ts';
import { readProductFile } from '../command/product-file.ts';
import type { CommandInput } from '../command/run-command.ts';

const polled = v.object({ composition: v.string() });

/** Fetches what players get and checks it with the public keys: signature, time, each file of each live release. */
export async function verifyLive({ dataDir, option }: CommandInput): Promise<string> {
  const address = option('address') ?? (await readProductFile(dataDir))?.address;
  if (!address)
    throw new CommandProblem('not_running', 'No product runs here. Name its address:  --address http://...');
  const keys = await readSigningKeys(path.join(dataDir, 'keys'), process.env.COMPOSITION_KEYS);
  if (!keys) throw new CommandProblem('no_keys', `No keys of the composition in ${dataDir}/keys.`);
  const answer = await fetch(new URL('/composition.json', address)).catch(() => undefined);
  if (!answer?.ok) throw new CommandProblem('no_answer', `${address}/composition.json does not answer.`);
  const { composition: jws } = v.parse(polled, await answer.json());
  const live = await verifyComposition(jws, publicKeySet(keys)).catch((cause) => {
    throw new CommandProblem('composition_invalid', `The composition does not verify: ${String(cause)}`);
  });
  const problems = [...expiry(live), ...(await brokenFiles(live, address))];
  if (problems.length > 0) throw new CommandProblem('release_corrupt', problems.join('\n'));
  return `Composition ${live.sequence} verifies and is valid until ${live.expiresAt}; all live files match their hashes.`;
}

function expiry(live: Composition): string[] {
  return Date.parse(live.expiresAt) > Date.now() ? [] : [`The composition expired at ${live.expiresAt}.`];
}

async function brokenFiles(live: Composition, address: string): Promise<string[]> {
  const placed = Object.values(live.remotes).flatMap(({ candidates, fallback }) => [
    ...candidates,
    ...(fallback ? [fallback] : []),
  ]);
  const found = await Promise.all(placed.map((version) => brokenFilesOf(version, address)));
  return found.flat();
}

async function brokenFilesOf(version: PlacedVersion, address: string): Promise<string[]> {
  const checks = Object.entries(version.files).map(async ([file, hash]) => {
    const url = new URL(file, new URL(version.entry, address));
    const answer = await fetch(url).catch(() => undefined);
    if (!answer?.ok) return `${url.pathname} is missing (${answer?.status ?? 'no answer'})`;
    const digest = createHash('sha384').update(new Uint8Array(await answer.arrayBuffer()));
    return `sha384-${digest.digest('base64')}` === hash ? undefined : `${url.pathname} has another hash`;
  });
  return (await Promise.all(checks)).filter((problem) => problem !== undefined);
}
