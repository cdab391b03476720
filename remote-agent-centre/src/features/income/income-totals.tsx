import { contractKinds } from '@portal/shared/contract/agents/contract-terms';
import { Money } from '@portal/shared/parts/money';
import { FormattedMessage } from '@portal/shared/remote/intl';
import { StatTile } from '@portal/shared/ui/lists/stat-tile';
import { Tiles } from '../../parts/team-page.tsx';
import styles from './income.module.css';
import type { Income } from './income.rules.ts';

/** The net, the income by kind, payments given, and the total still owed. */
export function IncomeTotals({ income }: { income?: Income }) {
  const totals = income?.totals;
  return (
    <>
      <div className={styles.lead}>
        <StatTile
          label={<FormattedMessage id="income.net" />}
          note={<FormattedMessage id="income.net.about" />}
          value={totals && <Money amount={totals.net} />}
        />
        <StatTile
          label={<FormattedMessage id="income.owedToMe" />}
          note={<FormattedMessage id="income.owedToMe.about" />}
          value={income && <Money amount={income.owedToMe} />}
        />
        <StatTile
          label={<FormattedMessage id="income.owedByMe" />}
          note={<FormattedMessage id="income.owedByMe.about" />}
          value={income && <Money amount={income.owedByMe} />}
        />
      </div>
      <Tiles>
        {contractKinds.map((kind) => (
          <StatTile
            key={kind}
            label={<FormattedMessage id={`contracts.kind.${kind}`} />}
            value={totals && <Money amount={totals[kind]} />}
          />
        ))}
        <StatTile label={<FormattedMessage id="income.given" />} value={totals && <Money amount={totals.given} />} />
      </Tiles>
    </>
  );
}
