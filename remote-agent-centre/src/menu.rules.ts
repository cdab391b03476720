import type { ContractKind } from '@portal/shared/contract/agents/contract-terms';
import type { getConsolidatedContracts } from '@portal/shared/contract/agents/contracts';
import type { CallOutput } from '@portal/shared/contract/calls/define-call';

type ContractFlags = CallOutput<typeof getConsolidatedContracts>;

/** Menu of docs/product.md 2.6, in its order; `flag` names the contract feature an item needs. */
const menu: readonly { page: string; flag?: keyof ContractFlags }[] = [
  { page: 'agentAnnouncement' },
  { page: 'agentTeamOverview' },
  { page: 'registerCenter' },
  { page: 'teamManagement' },
  { page: 'teamBetting' },
  { page: 'userProfitLoss' },
  { page: 'myIncome' },
  { page: 'downlineTransactions' },
  { page: 'dividendRecord', flag: 'divtypereq' },
  { page: 'dailyWages', flag: 'dailysalreqtype' },
  { page: 'hourlySalary', flag: 'contracthoursalreq' },
  { page: 'realTimeSalary', flag: 'realtimesalreqtype' },
];

/** Pages that this release has, and whose contract feature is on; an unknown flag counts as off. */
export function shownPages(existing: readonly string[], flags: Partial<ContractFlags> = {}): string[] {
  return menu.filter(({ page, flag }) => existing.includes(page) && (!flag || flags[flag])).map(({ page }) => page);
}

const kinds: Readonly<Record<string, ContractKind>> = {
  dividendRecord: 'dividend',
  dailyWages: 'daily',
  hourlySalary: 'hourly',
  realTimeSalary: 'realtime',
};

/** Contract kind of a page; undefined for pages without one. */
export const kindOfPage = (page: string): ContractKind | undefined => kinds[page];
