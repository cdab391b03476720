import { createHash } from 'node:crypto';
import { canonicalJson } from '../../../kernel/strings/canonical-json.rules.ts';

/** A line of the audit as it is chained and exported. */
export interface ChainedLine {
  id: string;
  /** ISO time. */
  at: string;
  who: string;
  act: string;
  target: string;
  why: string;
  detail?: unknown;
}

/** Where a chain stands: its last sequence and hash. */
export interface ChainHead {
  sequence: number;
  hash: string;
}

/** An entry of the chain with its line, which is missing if somebody has removed it. */
export interface ChainEntry extends ChainHead {
  lineId: string;
  line?: ChainedLine | undefined;
  /** Hash of the entry before; in exports, whose first entry need not be the first of the chain. */
  previous?: string | undefined;
}

/** What the first entry follows. */
export const emptyChain: ChainHead = { sequence: 0, hash: '0'.repeat(64) };

/** Returns the entry of a line after `head`: SHA-256 over sequence, hash before and line as canonical JSON. */
export function entryAfter(head: ChainHead, line: ChainedLine): Required<ChainEntry> {
  const sequence = head.sequence + 1;
  return { sequence, lineId: line.id, line, previous: head.hash, hash: hashOf(sequence, head.hash, line) };
}

function hashOf(sequence: number, previous: string, { id, at, who, act, target, why, detail }: ChainedLine): string {
  const line = { id, at, who, act, target, why, detail: detail ?? null };
  return createHash('sha256').update(canonicalJson({ sequence, previous, line })).digest('hex');
}

/** A hash that the chain had, from a signed head or a copy. */
export interface KnownHash extends ChainHead {
  /** For the message: `head of 2026-03-02`, `copy`. */
  source: string;
}

export interface ChainVerdict {
  /** The last entry that holds. */
  head: ChainHead;
  /** The first entry that does not, in words; undefined when all hold. */
  problem?: string;
}

/** Entries that an export may repeat: more than it writes at once. */
const repeatedAtMost = 2000;

/**
 * Checks entries in the order of their sequence against their lines, each other and the hashes that are known from
 * elsewhere, and names the first that was changed, removed or inserted. A chain that somebody has computed again differs
 * from known hashes alone. Entries that an export has repeated count once.
 */
export async function verifyChain(
  entries: AsyncIterable<ChainEntry>,
  known: readonly KnownHash[] = [],
): Promise<ChainVerdict> {
  const bySequence = new Map<number, KnownHash[]>();
  for (const one of known) bySequence.set(one.sequence, [...(bySequence.get(one.sequence) ?? []), one]);
  const recent = new Map<number, string>();
  let head: ChainHead | undefined;
  let lastKnown = 0;
  for await (const entry of entries) {
    head ??= startOf(entry);
    const before = recent.get(entry.sequence - 1);
    if (before !== undefined && recent.get(entry.sequence) === entry.hash && isWhole(entry, before)) continue;
    const ofEntry = bySequence.get(entry.sequence);
    const differing = ofEntry?.find(({ hash }) => hash !== entry.hash);
    const problem = faultOf(entry, head) ?? (differing && rewritten(entry, differing, lastKnown));
    if (problem) return { head, problem };
    if (ofEntry) lastKnown = entry.sequence;
    if (recent.size === 0) recent.set(head.sequence, head.hash);
    head = { sequence: entry.sequence, hash: entry.hash };
    recent.set(head.sequence, head.hash);
    recent.delete(head.sequence - repeatedAtMost);
  }
  return endOf(head ?? emptyChain, known);
}

function endOf(head: ChainHead, known: readonly KnownHash[]): ChainVerdict {
  const beyond = known.filter(({ sequence }) => sequence > head.sequence).sort((a, b) => a.sequence - b.sequence)[0];
  if (!beyond) return { head };
  return {
    head,
    problem: `Entries after ${head.sequence} were removed: the ${beyond.source} has entry ${beyond.sequence}.`,
  };
}

/** Part of a chain follows what its first entry says; the first entry of all follows nothing. */
function startOf({ sequence, previous }: ChainEntry): ChainHead {
  return sequence > 1 && previous !== undefined ? { sequence: sequence - 1, hash: previous } : emptyChain;
}

function faultOf(entry: ChainEntry, head: ChainHead): string | undefined {
  const next = head.sequence + 1;
  if (entry.sequence < next) return `Entry ${entry.sequence} is there again with another line or hash.`;
  if (entry.sequence > next) return `Entry ${next} was removed: after ${head.sequence} comes ${entry.sequence}.`;
  const { line, lineId } = entry;
  if (!line) return `Line ${lineId} (entry ${next}) was removed.`;
  const was = `by ${line.who} at ${line.at}, ${line.act}`;
  if (line.id !== lineId) return `Entry ${next} has line ${line.id} in place of ${lineId} (${was}).`;
  if (!isWhole(entry, head.hash)) return `Line ${lineId} (entry ${next}, ${was}) was changed.`;
  return undefined;
}

const isWhole = ({ sequence, line, hash }: ChainEntry, previous: string) =>
  line !== undefined && hashOf(sequence, previous, line) === hash;

function rewritten(entry: ChainHead, known: KnownHash, lastKnown: number): string {
  const first = lastKnown + 1;
  const which =
    first === entry.sequence ? `Entry ${first} was` : `One of the entries ${first} to ${entry.sequence} was`;
  return `${which} changed, removed or inserted, and the chain computed again: the ${known.source} has another hash.`;
}
