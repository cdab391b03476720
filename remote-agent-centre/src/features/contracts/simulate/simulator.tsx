import type { ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { Select } from '@portal/shared/ui/forms/select';
import { useState } from 'react';
import { Simulated, type SimulatorQuestion } from './simulated.tsx';
import styles from './simulator.module.css';

const choices = [7, 30, 92] as const;

interface SimulatorProps {
  /** Whose team; absent: the own one. */
  account?: string;
  /** Absent while they are invalid. */
  terms?: ContractTerms;
}

/** What terms would have paid over the last days, up to yesterday. */
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
