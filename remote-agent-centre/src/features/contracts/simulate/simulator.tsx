import type { ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import { simulateContract } from '@portal/shared/contract/agents/contracts';
import { addDays, dayIn } from '@portal/shared/contract/time/calendar-days';
import { useFailureText } from '@portal/shared/remote/calls/use-failure-text';
import { useCallQuery, useHost } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { FailureNote } from '@portal/shared/ui/feedback/failure-note';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { Select } from '@portal/shared/ui/forms/select';
import { useState } from 'react';
import { SimulatedPeriods } from './simulated-periods.tsx';
import styles from './simulator.module.css';

const choices = [7, 30, 92] as const;

interface SimulatorProps {
  /** Whose team; absent for the own one. */
  account?: string;
  /** Absent while they are invalid. */
  terms?: ContractTerms;
}

/** Simulates what terms would have paid over the last days, up to yesterday. */
export function Simulator({ account, terms }: SimulatorProps) {
  const intl = useIntl();
  const [days, setDays] = useState<number>(30);
  const [asked, setAsked] = useState<SimulatorQuestion>();
  const isOld = asked !== undefined && JSON.stringify([account, terms, days]) !== JSON.stringify(wordsOf(asked));
  const lastDays = choices.map((value) => ({
    value: String(value),
    label: intl.formatMessage({ id: 'simulate.days.last' }, { days: value }),
  }));
  return (
    <section className={styles.simulator} aria-labelledby="simulator">
      <h2 id="simulator" className={styles.title}>
        <FormattedMessage id="simulate.title" />
      </h2>
      <p className={styles.about}>
        <FormattedMessage id={terms ? 'simulate.about' : 'simulate.fillIn'} />
      </p>
      <div className={styles.bar}>
        <Select
          className={styles.days}
          label={intl.formatMessage({ id: 'simulate.days' })}
          value={String(days)}
          options={lastDays}
          onChange={({ target }) => setDays(Number(target.value))}
        />
        <Button aria-disabled={!terms} onClick={() => terms && setAsked({ ...(account && { account }), terms, days })}>
          <FormattedMessage id="simulate.show" />
        </Button>
      </div>
      {asked ? <Simulated asked={asked} isOld={isOld} /> : null}
    </section>
  );
}

const wordsOf = ({ account, terms, days }: SimulatorQuestion) => [account, terms, days];

interface SimulatorQuestion {
  account?: string;
  terms: ContractTerms;
  /** Number of days, ending with yesterday. */
  days: number;
}

/** The result of one simulation, or why there is none. */
function Simulated({ asked, isOld }: { asked: SimulatorQuestion; isOld: boolean }) {
  const { timeZone } = useHost().site;
  const { days, ...input } = asked;
  const today = dayIn(timeZone, new Date());
  const period = { from: addDays(today, -days), to: addDays(today, -1) };
  const failureText = useFailureText();
  const result = useCallQuery(simulateContract, { ...input, ...period });
  return (
    <>
      <FailureNote>{result.isError ? failureText(result.error) : null}</FailureNote>
      {result.isPending ? <Skeleton shape="block" width="100%" height={240} /> : null}
      {result.data ? <SimulatedPeriods result={result.data} isOld={isOld} /> : null}
    </>
  );
}
