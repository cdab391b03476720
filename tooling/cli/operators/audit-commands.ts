import { createReadStream } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import {
  type ChainEntry,
  type KnownHash,
  verifyChain,
} from '@portal/platform/modules/operators/audit-trail/chain.rules';
import { FalseHead, readHead } from '@portal/platform/modules/operators/audit-trail/read-head';
import { publicKeySet, readSigningKeys } from '@portal/platform/modules/releases/composition/signing-keys';
import { auditChainEntry, listAuditChain, listUnchainedAudit } from '@portal/shared/contract/operators/audit-chain';
import { listAuditHeads } from '@portal/shared/contract/operators/audit-heads';
import * as v from 'valibot';
import { CommandProblem, type OperatorClient } from '../command/operator-client.ts';
import { readJson, readText } from '../command/read-options.ts';
import type { Command, CommandInput } from '../command/run-command.ts';

const keySet = v.object({ keys: v.array(v.looseObject({ kty: v.string(), kid: v.string() })) });
const jwsPattern = /eyJ[\w-]+\.[\w-]+\.[\w-]+/g;

export const auditCommands: Readonly<Record<string, Command>> = {
  'audit heads': {
    usage: 'audit heads',
    text: 'The signed heads of the audit chain, newest first. Keep them where nobody of the platform can write.',
    words: { min: 0, max: 0 },
    async run({ platform }) {
      const { heads } = await (await platform()).call(listAuditHeads, {});
      return heads.join('\n');
    },
  },
  'audit verify': {
    usage: 'audit verify [file ...] [--heads file] [--copy file] [--keys file]',
    text: 'Verify the audit chain of the platform, or of exported files alone, oldest first. Exit code 1 names the first line that was changed, removed or inserted.',
    words: { min: 0, max: 1000 },
    options: {
      heads: { type: 'string', text: 'signed heads that you have kept, one a line' },
      copy: { type: 'string', text: 'an exported file that the chain must agree with' },
      keys: { type: 'string', text: 'public keys of the composition as JWK set (default: those of the data folder)' },
    },
    run: (input) => (input.words.length > 0 ? verifyFiles(input) : verifyPlatform(input)),
  },
};

async function verifyPlatform(input: CommandInput): Promise<string> {
  const platform = await input.platform();
  const { heads } = await platform.call(listAuditHeads, {});
  const { known, note } = await knownHashes(input, heads);
  const { head, problem } = await verifyChain(entriesOf(platform), known);
  if (problem) throw new CommandProblem('audit_changed', problem);
  const { inserted, removed } = await platform.call(listUnchainedAudit, {});
  if (inserted.length > 0)
    throw new CommandProblem('audit_changed', `Lines were inserted past the chain: ${inserted.join(', ')}.`);
  if (removed.length > 0)
    throw new CommandProblem('audit_changed', `Lines were removed before they were chained: ${removed.join(', ')}.`);
  return `${head.sequence} entries of the audit hold, and agree with ${known.length} known hashes.${note}`;
}

async function verifyFiles(input: CommandInput): Promise<string> {
  const { known, note } = await knownHashes(input, []);
  const { head, problem } = await verifyChain(exportedEntries(input.words), known);
  if (problem) throw new CommandProblem('audit_changed', problem);
  return `The exported entries hold up to ${head.sequence}, and agree with ${known.length} known hashes.${note}`;
}

async function* entriesOf(platform: OperatorClient): AsyncGenerator<ChainEntry> {
  for (let after = 0; ; ) {
    const { entries } = await platform.call(listAuditChain, { after });
    yield* entries;
    const last = entries.at(-1);
    if (!last) return;
    after = last.sequence;
  }
}

/** Entries of exported files; a line that a crash has cut off is followed by the whole one. */
async function* exportedEntries(files: readonly string[]): AsyncGenerator<ChainEntry> {
  for (const file of files) {
    const input = createReadStream(file).on('error', () => {});
    const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
    for await (const line of lines) {
      const entry = v.safeParse(auditChainEntry, jsonOf(line));
      if (entry.success) yield entry.output;
    }
    if (input.errored) throw new CommandProblem('invalid_input', `${file} cannot be read.`);
  }
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** What the chain must agree with, and a note on heads that could not be used. */
async function knownHashes(
  input: CommandInput,
  published: readonly string[],
): Promise<{ known: KnownHash[]; note: string }> {
  const file = input.option('heads');
  const kept = file === undefined ? [] : ((await readText(file)).match(jwsPattern) ?? []);
  if (file !== undefined && kept.length === 0) throw new CommandProblem('invalid_input', `${file} has no signed head.`);
  const known: KnownHash[] = [];
  const all = [...new Set([...published, ...kept])];
  const keys = all.length > 0 ? await readKeys(input) : { keys: [] };
  for (const jws of all) {
    const one = await readHead(jws, keys).catch((error) => {
      if (error instanceof FalseHead) throw new CommandProblem('audit_changed', error.message);
      throw error;
    });
    if (one) known.push(one);
  }
  const unused = all.length - known.length;
  const copy = input.option('copy');
  if (copy !== undefined)
    for await (const { sequence, hash } of exportedEntries([copy])) known.push({ sequence, hash, source: 'copy' });
  const note = unused === 0 ? '' : ` ${unused} heads are signed by keys that are not known here: name them by --keys.`;
  return { known, note };
}

async function readKeys(input: CommandInput): Promise<v.InferOutput<typeof keySet>> {
  const file = input.option('keys');
  if (file !== undefined) {
    const given = v.safeParse(keySet, await readJson(file));
    if (given.success) return given.output;
    throw new CommandProblem('invalid_input', `${file} is no JWK set.`);
  }
  const own = await readSigningKeys(path.join(input.dataDir, 'keys'), process.env.COMPOSITION_KEYS);
  if (own) return publicKeySet(own);
  throw new CommandProblem('no_keys', `No keys of the composition in ${input.dataDir}/keys. Name them:  --keys <file>`);
}
