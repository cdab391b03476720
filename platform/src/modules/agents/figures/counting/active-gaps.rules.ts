import { uplineIds } from '../../../accounts/index.ts';

/** A day with a settled bet of a member, and the path at that time. */
export interface ActiveDay {
  memberId: string;
  day: string;
  uplinePath: string;
}

/** Change in the number of members who played on a day below an agent with that gap. */
export interface GapChange {
  agentId: string;
  day: string;
  gap: number;
  members: number;
}

/**
 * Longest gap: days since a member last played below an agent; also means longer and never. Only shorter ranges can be
 * counted: in [from, to] each day counts members whose gap exceeds the days since `from`.
 */
export const longestGap = 93;

const dayMs = 86_400_000;
const numberOf = (day: string) => Date.parse(day) / dayMs;
const dayOf = (number: number) => new Date(number * dayMs).toISOString().slice(0, 10);

/**
 * Computes how new active days change the counts by gap for all uplines. A past day shortens the gap of the next one.
 * `known` are earlier active days of these members, at least those within `longestGap` of an added one.
 */
export function gapChanges(known: readonly ActiveDay[], added: readonly ActiveDay[]): GapChange[] {
  const changes = new Map<string, GapChange>();
  const knownDays = daysByAgent(known);
  for (const [key, { agentId, days }] of daysByAgent(added)) {
    const before = knownDays.get(key)?.days ?? new Set<number>();
    const after = new Set([...before, ...days]);
    if (after.size === before.size) continue;
    for (const [days, members] of [
      [before, -1],
      [after, 1],
    ] as const) {
      for (const { day, gap } of gapsOf(days)) {
        const name = `${agentId} ${day} ${gap}`;
        const change = changes.get(name) ?? { agentId, day: dayOf(day), gap, members: 0 };
        change.members += members;
        changes.set(name, change);
      }
    }
  }
  return [...changes.values()].filter(({ members }) => members !== 0).sort(byName);
}

/** Groups days by member and agent; a day under several paths counts once. */
function daysByAgent(active: readonly ActiveDay[]) {
  const found = new Map<string, { agentId: string; days: Set<number> }>();
  for (const { memberId, day, uplinePath } of active) {
    for (const agentId of uplineIds(uplinePath)) {
      const key = `${memberId} ${agentId}`;
      const one = found.get(key) ?? { agentId, days: new Set<number>() };
      one.days.add(numberOf(day));
      found.set(key, one);
    }
  }
  return found;
}

function gapsOf(days: ReadonlySet<number>): { day: number; gap: number }[] {
  const inOrder = [...days].sort((one, other) => one - other);
  return inOrder.map((day, at) => ({ day, gap: Math.min(longestGap, day - (inOrder[at - 1] ?? -Infinity)) }));
}

const nameOf = ({ agentId, day, gap }: GapChange) => `${agentId} ${day} ${String(gap).padStart(2, '0')}`;
const byName = (one: GapChange, other: GapChange) => (nameOf(one) < nameOf(other) ? -1 : 1);

/** Counts newly active members per agent and day, ignoring changed gaps. */
export function newlyActive(changes: readonly GapChange[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { agentId, day, members } of changes) {
    const key = `${agentId} ${day}`;
    counts.set(key, (counts.get(key) ?? 0) + members);
  }
  return counts;
}
