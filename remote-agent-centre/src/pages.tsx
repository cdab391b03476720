import { ChartIcon, ReceiptIcon } from '@portal/shared/ui/icons-money';
import type { ComponentType } from 'react';
import { TeamBetting } from './features/team-betting/team-betting.tsx';
import { TeamOverview } from './features/team-overview/team-overview.tsx';

interface AgentPage {
  Page: ComponentType;
  Icon: ComponentType;
}

/** Pages of specification 2.6 that this release has. */
export const pages: Readonly<Record<string, AgentPage>> = {
  agentTeamOverview: { Page: TeamOverview, Icon: ChartIcon },
  teamBetting: { Page: TeamBetting, Icon: ReceiptIcon },
};
