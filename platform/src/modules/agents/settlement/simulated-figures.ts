import { dayIn } from '@portal/shared/contract/calendar-days';
import type { Member, MemberModule } from '../../member/index.ts';
import type { Span, TeamFigures, TeamSums } from '../figures/figures-door.ts';
import { shownPaths } from '../figures/shown-paths.ts';

interface Deps {
  figures: Pick<TeamFigures, 'ofDays' | 'sumsBelow'>;
  member: Pick<MemberModule, 'pathsOf'>;
}

/** What a caller is shown of the team of an agent: what happened while both stood below the caller. */
export interface ShownFigures {
  /** What lies below any of them is shown. */
  paths: readonly string[];
  /** Of whole days. */
  sumsOf(span: Span): Promise<TeamSums>;
}

/** Of an agent that was never elsewhere from the roll-ups; of others a part was for another upline (decision 050). */
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
