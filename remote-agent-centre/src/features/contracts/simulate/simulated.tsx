import type { ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import { simulateContract } from '@portal/shared/contract/agents/contracts';
import { addDays, dayIn } from '@portal/shared/contract/calendar-days';
import { refusalOf } from '@portal/shared/remote/calls/refusal-of';
import { useCallQuery, useHost } from '@portal/shared/remote/host-context';
import { FormattedMessage } from '@portal/shared/remote/intl';
import { FailureNote } from '@portal/shared/ui/feedback/failure-note';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { SimulatedPeriods } from './simulated-periods.tsx';

export interface SimulatorQuestion {
  account?: string;
  terms: ContractTerms;
  /** How many, yesterday the last. */
  days: number;
}

/** The answer to one question of the simulator, or why there is none. */
export function Simulated({ asked, isOld }: { asked: SimulatorQuestion; isOld: boolean }) {
  const { timeZone } = useHost().site;
  const { days, ...input } = asked;
  const today = dayIn(timeZone, new Date());
  const period = { from: addDays(today, -days), to: addDays(today, -1) };
  const result = useCallQuery(simulateContract, { ...input, ...period });
  return (
    <>
      <FailureNote>
        {result.isError ? (refusalOf(result.error)?.message ?? <FormattedMessage id="failed.text" />) : null}
      </FailureNote>
      {result.isPending ? <Skeleton shape="block" width="100%" height={240} /> : null}
      {result.data ? <SimulatedPeriods result={result.data} isOld={isOld} /> : null}
    </>
  );
}
