import type { getTeamOverview } from '@portal/shared/contract/agents/team-overview';
import type { CallOutput } from '@portal/shared/contract/calls/define-call';

/** Figures of a team over some days. */
export type Team = CallOutput<typeof getTeamOverview>;
export type TeamDay = Team['days'][number];
