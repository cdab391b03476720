import { isBelow, type Member, type MemberModule } from '../../member/index.ts';

export interface ShownPaths {
  /** What was noted below any of them is shown. */
  paths: readonly string[];
  /** False when the agent was elsewhere, too: the rest was for another upline. */
  isWhole: boolean;
}

/** Paths of an agent under which both stood below the caller; the agent itself is shown all of its own (decision 050). */
export async function shownPaths(
  member: Pick<MemberModule, 'pathsOf'>,
  caller: Pick<Member, 'id' | 'uplinePath'>,
  agent: Pick<Member, 'id' | 'uplinePath'>,
): Promise<ShownPaths> {
  const all = await member.pathsOf(agent);
  if (agent.id === caller.id) return { paths: all, isWhole: true };
  const above = await member.pathsOf(caller);
  const paths = all.filter((path) => above.some((head) => isBelow(path, head)));
  return { paths, isWhole: paths.length === all.length };
}
