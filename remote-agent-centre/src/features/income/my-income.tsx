import { listContractPayments } from '@portal/shared/contract/agents/contract-payments';
import { exportAgentIncome, getAgentIncome } from '@portal/shared/contract/agents/income';
import { minorUnits } from '@portal/shared/contract/money/amounts';
import { ExportButton } from '@portal/shared/parts/export-button';
import { Failed } from '@portal/shared/parts/failed';
import { RecordFilters } from '@portal/shared/parts/record-filters';
import { useCallQuery, useHost } from '@portal/shared/remote/host-context';
import { FormattedMessage } from '@portal/shared/remote/intl';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { TeamPage } from '../../parts/team-page.tsx';
import { useTeamFilter } from '../../parts/use-team-filter.ts';
import { useTeamUpdates } from '../../parts/use-team-updates.ts';
import { type Income, shownKinds } from './income.rules.ts';
import { IncomeChart } from './income-chart.tsx';
import { IncomeDays } from './income-days.tsx';
import { IncomeTotals } from './income-totals.tsx';

const topics = ['payments'] as const;
const calls = [getAgentIncome, listContractPayments];

/** My income (docs/product.md 2.6): income by kind, payments to downlines, and amounts still owed. */
export function MyIncome() {
  const host = useHost();
  const filter = useTeamFilter({ first: 'thisMonth' });
  const { period } = filter;
  const income = useCallQuery(getAgentIncome, period, { keepPrevious: true });
  useTeamUpdates(topics, calls);
  return (
    <TeamPage error={income.error}>
      <RecordFilters filter={filter} choices={[]}>
        <ExportButton name={`income-${period.from}-${period.to}`} read={() => host.call(exportAgentIncome, period)} />
      </RecordFilters>
      {income.isError ? (
        <Failed titleId="team.failed.title" query={income} />
      ) : (
        <>
          <IncomeTotals income={income.data} />
          {income.data ? <Days income={income.data} /> : <Skeleton shape="block" width="100%" height={320} />}
        </>
      )}
    </TeamPage>
  );
}

function Days({ income }: { income: Income }) {
  const kinds = shownKinds(income);
  const isEmpty = kinds.every((kind) => minorUnits(income.totals[kind]) === 0n);
  if (isEmpty)
    return (
      <EmptyState drawing="records" title={<FormattedMessage id="income.none" />}>
        <FormattedMessage id="income.none.text" />
      </EmptyState>
    );
  return (
    <>
      <IncomeChart income={income} />
      <IncomeDays income={income} kinds={kinds} />
    </>
  );
}
