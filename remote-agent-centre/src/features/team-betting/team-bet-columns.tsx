import type { listTeamBets } from '@portal/shared/contract/agents/team-bets';
import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import type { SiteInfo } from '@portal/shared/contract/content/site';
import type { useIntl } from '@portal/shared/remote/intl';
import { AmountLabel } from '@portal/shared/ui/amounts/amount-label';
import { Badge, type Tone } from '@portal/shared/ui/feedback/badge';
import type { Column } from '@portal/shared/ui/lists/data-table';
import { RowLead } from '../../parts/row-lead.tsx';

type TeamBet = CallOutput<typeof listTeamBets>['list'][number];

const toneOfState: Readonly<Record<string, Tone>> = { open: 'warn', settled: 'good', corrected: 'warn' };

export function teamBetColumns(
  intl: ReturnType<typeof useIntl>,
  { currencySymbol: symbol }: SiteInfo,
): Column<TeamBet>[] {
  const title = (id: string) => intl.formatMessage({ id: `betting.${id}` });
  const stateName = (state: string) => (`betting.state.${state}` in intl.messages ? title(`state.${state}`) : state);
  return [
    {
      id: 'account',
      title: title('member'),
      isLead: true,
      cell: (row) => <RowLead account={row.account} at={row.at} />,
    },
    { id: 'game', title: title('game'), cell: (row) => row.gameName },
    ...(['stake', 'win'] as const).map((name) => ({
      id: name,
      title: title(name),
      isNumeric: true,
      cell: (row: TeamBet) => <AmountLabel amount={row[name]} symbol={symbol} />,
    })),
    {
      id: 'state',
      title: title('state'),
      cell: (row) => <Badge tone={toneOfState[row.state] ?? 'neutral'}>{stateName(row.state)}</Badge>,
    },
  ];
}
