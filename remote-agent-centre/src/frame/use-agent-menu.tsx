import { getConsolidatedContracts, listContracts } from '@portal/shared/contract/agents/contracts';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { CountBadge } from '@portal/shared/ui/feedback/count-badge';
import { FireIcon, MegaphoneIcon, PersonIcon, ReceiptIcon } from '@portal/shared/ui/icons/frame';
import {
  CalendarIcon,
  ChartIcon,
  CoinsIcon,
  PercentIcon,
  TransferIcon,
  TrendIcon,
} from '@portal/shared/ui/icons/money';
import { TeamIcon } from '@portal/shared/ui/icons/navigation';
import { ClockIcon, SparkIcon } from '@portal/shared/ui/icons/status';
import type { ComponentType } from 'react';
import { kindOfPage, shownPages } from '../menu.rules.ts';
import { pages } from '../pages.ts';
import { useTeamUpdates } from '../parts/use-team-updates.ts';

const topics = ['contracts'] as const;
const calls = [listContracts];

/**
 * Menu items with their texts and with what waits for an answer; items that depend on a contract feature join once the
 * flags are here. `missing` is the query of the flags until then, when a page on no menu may still be one.
 */
export function useAgentMenu() {
  const intl = useIntl();
  const flags = useCallQuery(getConsolidatedContracts, {});
  const { data } = flags;
  const hasContracts = data !== undefined && Object.values(data).some(Boolean);
  const contracts = useCallQuery(listContracts, { pageNo: 1, pageSize: 1 }, { enabled: hasContracts });
  useTeamUpdates(topics, calls);
  const waiting = new Set(contracts.data?.own.flatMap(({ kind, request }) => (request ? [kind] : [])));
  const menu = shownPages(Object.keys(pages), data).map((id) => {
    const kind = kindOfPage(id);
    return {
      id,
      label: intl.formatMessage({ id: `page.${id}` }),
      icon: <PageIcon page={id} />,
      // An agent has one contract of a kind, and a contract one request.
      badge: kind && waiting.has(kind) && (
        <CountBadge count={1} label={intl.formatMessage({ id: 'contracts.waiting' })} />
      ),
    };
  });
  return { menu, missing: data ? undefined : flags };
}

const icons: Readonly<Record<string, ComponentType>> = {
  agentAnnouncement: MegaphoneIcon,
  agentTeamOverview: ChartIcon,
  registerCenter: PersonIcon,
  teamManagement: TeamIcon,
  teamBetting: ReceiptIcon,
  userProfitLoss: TrendIcon,
  myIncome: CoinsIcon,
  downlineTransactions: TransferIcon,
  dividendRecord: PercentIcon,
  dailyWages: CalendarIcon,
  hourlySalary: ClockIcon,
  realTimeSalary: FireIcon,
};

function PageIcon({ page }: { page: string }) {
  const Icon = icons[page] ?? SparkIcon;
  return <Icon />;
}
