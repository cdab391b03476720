import {
  type ContractPayment,
  exportContractPayments,
  listContractPayments,
  paymentSide,
  paymentState,
} from '@portal/shared/contract/agents/contract-payments';
import type { ContractKind } from '@portal/shared/contract/agents/contract-terms';
import { ExportButton } from '@portal/shared/parts/export-button';
import { PagedTable } from '@portal/shared/parts/paged-table';
import { RecordFilters } from '@portal/shared/parts/record-filters';
import { useCallQuery, useHost } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { Tabs } from '@portal/shared/ui/navigation/tabs';
import { useState } from 'react';
import { AccountFilter } from '../../../parts/account-filter.tsx';
import { rowsPerPage, useTeamFilter } from '../../../parts/use-team-filter.ts';
import { PaymentExplanationDialog } from '../explanation/payment-explanation-dialog.tsx';
import { usePaymentColumns } from './payment-columns.tsx';
import { PaymentTotals } from './payment-totals.tsx';

const sides = paymentSide.options;
type Side = (typeof sides)[number];

/** Kinds that pay often start with a short period. */
const firstDays = { dividend: 'thisMonth', daily: 'thisMonth', hourly: 'thisWeek', realtime: 'today' } as const;

/** Payments of one kind of contract, received or given, by end of period, each with an explanation. */
export function PaymentRecord({ kind, hasContract }: { kind: ContractKind; hasContract: boolean }) {
  const intl = useIntl();
  const host = useHost();
  const filter = useTeamFilter({ first: firstDays[kind] });
  const [side, setSide] = useState<Side>('received');
  const [opened, setOpened] = useState<ContractPayment>();
  const text = (id: string) => intl.formatMessage({ id });
  const { period, choices, pageNo } = filter;
  const state = paymentState.options.find((option) => option === choices.state);
  const asked = {
    kind,
    side,
    ...period,
    ...(state && { state }),
    ...(side === 'given' && choices.account && { account: choices.account }),
  };
  const record = useCallQuery(
    listContractPayments,
    { ...asked, pageNo, pageSize: rowsPerPage },
    { keepPrevious: true },
  );
  const columns = usePaymentColumns(kind, side, setOpened);
  const states = paymentState.options.map((value) => ({ value, label: text(`payments.state.${value}`) }));
  return (
    <>
      <Tabs
        look="pill"
        label={text('payments.side')}
        items={sides.map((value) => ({ value, label: text(`payments.side.${value}`) }))}
        value={side}
        onChange={(next) => {
          setSide(next);
          filter.onPage(1);
        }}
      />
      <RecordFilters
        filter={filter}
        choices={[{ name: 'state', label: text('payments.state'), all: text('payments.state.all'), options: states }]}
      >
        <ExportButton
          name={`${kind}-${side}-${period.from}-${period.to}`}
          read={() => host.call(exportContractPayments, asked)}
        />
      </RecordFilters>
      {side === 'given' ? (
        <AccountFilter account={choices.account ?? ''} onChange={(account) => filter.choose('account', account)} />
      ) : null}
      {record.isError ? null : <PaymentTotals side={side} record={record.data} />}
      <PagedTable
        caption={text(`payments.side.${side}`)}
        columns={columns}
        rowKey={({ id }) => id}
        record={record}
        pages={filter}
        empty={
          <EmptyState drawing="records" title={text('payments.none')}>
            <FormattedMessage id={noneText(side, hasContract)} />
          </EmptyState>
        }
      />
      {opened ? <PaymentExplanationDialog payment={opened} onClose={() => setOpened(undefined)} /> : null}
    </>
  );
}

function noneText(side: Side, hasContract: boolean): string {
  if (side === 'given') return 'payments.none.given';
  return hasContract ? 'payments.none.received' : 'payments.none.noContract';
}
