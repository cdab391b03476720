import type { ComponentType } from 'react';

/** Pages of specification 2.6 that this release has, each in a chunk of its own. */
export const pages: Readonly<Record<string, () => Promise<ComponentType>>> = {
  agentTeamOverview: async () => (await import('./features/team-overview/team-overview.tsx')).TeamOverview,
  teamBetting: async () => (await import('./features/team-betting/team-betting.tsx')).TeamBetting,
};
