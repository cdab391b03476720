import type { BetRow } from '@portal/shared/contract/games/bets';
import { playOutcome } from '@portal/shared/contract/play-outcome';
import type { useIntl } from '@portal/shared/remote/intl';
import { AmountLabel } from '@portal/shared/ui/amounts/amount-label';
import { Badge, type Tone } from '@portal/shared/ui/feedback/badge';
import type { Column } from '@portal/shared/ui/lists/data-table';
import { RecordLead, RecordReference } from '../../parts/records/record-table.tsx';
import { shownState } from '../../parts/records/shown-state.rules.ts';

/** Green marks rounds that returned more than their stake, not settled ones in general. */
function toneOf({ state, stake, win, underReview }: BetRow): Tone {
  if (state === 'open' || underReview) return 'warn';
  const { kind } = playOutcome({ stake, returned: win, isVoid: state === 'rolled_back' });
  return kind === 'win' ? 'good' : 'neutral';
}

export function betColumns(
  intl: ReturnType<typeof useIntl>,
  symbol: string,
  onOpen: (id: string) => void,
): Column<BetRow>[] {
  const title = (id: string) => intl.formatMessage({ id: `bets.${id}` });
  const amount = (id: 'stake' | 'win' | 'balanceBefore'): Column<BetRow> => ({
    id,
    title: title(id),
    isNumeric: true,
    cell: (row) => <AmountLabel amount={row[id]} symbol={symbol} />,
  });
  return [
    {
      id: 'game',
      title: title('game'),
      isLead: true,
      cell: (row) => <RecordLead name={row.gameName} at={row.openedAt} onOpen={() => onOpen(row.id)} />,
    },
    amount('stake'),
    amount('win'),
    {
      id: 'profit',
      title: title('profit'),
      isNumeric: true,
      cell: (row) => <AmountLabel kind="signed" amount={row.profit} symbol={symbol} />,
    },
    amount('balanceBefore'),
    {
      id: 'balanceAfter',
      title: title('balanceAfter'),
      isNumeric: true,
      cell: (row) => (row.balanceAfter ? <AmountLabel amount={row.balanceAfter} symbol={symbol} /> : '—'),
    },
    {
      id: 'round',
      title: title('round'),
      cell: (row) => <RecordReference text={row.roundId} />,
    },
    {
      id: 'state',
      title: title('state'),
      cell: (row) => <Badge tone={toneOf(row)}>{title(`state.${shownState(row)}`)}</Badge>,
    },
  ];
}
