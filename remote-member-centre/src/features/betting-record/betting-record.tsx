import { listBets } from '@portal/shared/contract/games/list-bets';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { RecordTable, useRecordPage } from '../../parts/record-table.tsx';
import { betColumns } from './bet-columns.tsx';
import { BetTotals } from './bet-totals.tsx';
import { useRefreshOnRoundEnd } from './use-refresh-on-round-end.ts';

/** Betting record (personalHistoryCopy): every round, newest first; a round that ends while it is open appears by itself. */
export function BettingRecord() {
  const intl = useIntl();
  const { currencySymbol } = useHost().site;
  const record = useRecordPage(listBets);
  useRefreshOnRoundEnd();
  return (
    <RecordTable
      name="bets"
      caption={intl.formatMessage({ id: 'page.personalHistoryCopy' })}
      columns={betColumns(intl, currencySymbol)}
      rowKey={({ roundId }) => roundId}
      record={record}
    >
      <BetTotals totals={record.data?.totals} />
    </RecordTable>
  );
}
