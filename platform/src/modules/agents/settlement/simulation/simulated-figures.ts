import { dayIn } from '@portal/shared/contract/time/calendar-days';
import type { Member, MemberModule } from '../../../accounts/index.ts';
import type { Span, TeamFigures, TeamSums } from '../../figures/figures-api.ts';
import { shownPaths } from '../../figures/shown-paths.ts';

interface Deps {
  figures: Pick<TeamFigures, 'ofDays' | 'sumsBelow'>;
  member: Pick<MemberModule, 'branches'>;
}

/** What a caller sees of an agent's team: what happened while both were below the caller. */
export interface ShownFigures {
  /** Entries below any of these are shown. */
  paths: readonly string[];
  /** Sums whole days. */
  sumsOf(span: Span): Promise<TeamSums>;
}

/**
 * Reads from the roll-ups for an agent that was never elsewhere; for others a part belongs to another upline (decision
 * 050).
 */
export async function shownFigures(
  { figures, member }: Deps,
  caller: Member,
  agent: Member,
  timeZone: string,
): Promise<ShownFigures> {
  const { paths, isWhole } = await shownPaths(member, caller, agent);
  return {
    paths,
    async sumsOf(span) {
      if (!isWhole) return figures.sumsBelow(paths, span);
      const days = { from: dayIn(timeZone, span.start), to: dayIn(timeZone, new Date(span.end.getTime() - 1)) };
      const sums = (await figures.ofDays([agent.id], days)).get(agent.id);
      return sums ?? figures.sumsBelow(paths, span);
    },
  };
}
