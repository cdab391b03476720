import { isBelow, type Member, type MemberModule } from '../../accounts/index.ts';

interface ShownPaths {
  /** Entries below any of these are shown. */
  paths: readonly string[];
  /** False when the agent was elsewhere too: the rest belongs to another upline. */
  isWhole: boolean;
}

/**
 * Returns the paths of an agent under which both were below the caller; the agent itself sees all of its own (decision
 * 050).
 */
export async function shownPaths(
  member: Pick<MemberModule, 'branches'>,
  caller: Pick<Member, 'id' | 'uplinePath'>,
  agent: Pick<Member, 'id' | 'uplinePath'>,
): Promise<ShownPaths> {
  const all = await member.branches.pathsOf(agent);
  if (agent.id === caller.id) return { paths: all, isWhole: true };
  const above = await member.branches.pathsOf(caller);
  const paths = all.filter((path) => above.some((head) => isBelow(path, head)));
  return { paths, isWhole: paths.length === all.length };
}
