import type { listContracts } from '@portal/shared/contract/agents/contract-calls';
import type { ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import type { CallOutput } from '@portal/shared/contract/define-call';
import { Failed } from '@portal/shared/parts/failed';
import { useIntl } from '@portal/shared/remote/intl';
import { Checkbox } from '@portal/shared/ui/checkbox';
import { Skeleton } from '@portal/shared/ui/skeleton';
import { useEffect } from 'react';
import { TermsEditor } from '../../../parts/terms-editor/terms-editor.tsx';
import { useTerms } from '../../../parts/terms-editor/use-terms.ts';
import { WhoPays } from '../../../parts/who-pays.tsx';
import styles from '../register-center.module.css';
import { ownTermsOf } from './own-terms.rules.ts';
import type { Offers } from './use-offers.ts';
import { useOwnContracts } from './use-own-contracts.ts';

/** Which contracts a new agent is offered, each with its terms: only kinds the agent has, and no rate above its own. */
export function OfferFields({ offers }: { offers: Offers }) {
  const intl = useIntl();
  const { data, isError, refetch } = useOwnContracts();
  return (
    <fieldset className={styles.offers}>
      <legend>{intl.formatMessage({ id: 'newcomers.offers' })}</legend>
      {data ? (
        <OfferChoice held={data} offers={offers} />
      ) : isError ? (
        <Failed titleId="newcomers.offers.failed" onRetry={() => void refetch()} />
      ) : (
        <Skeleton shape="block" width="100%" height={88} />
      )}
    </fieldset>
  );
}

function OfferChoice({ held, offers }: { held: CallOutput<typeof listContracts>; offers: Offers }) {
  const intl = useIntl();
  const own = ownTermsOf(held.own);
  return (
    <>
      <p className={styles.small}>
        {intl.formatMessage({ id: own.length > 0 ? 'newcomers.offers.about' : 'newcomers.offers.none' })}
      </p>
      {own.map((terms) => (
        <div key={terms.kind} className={styles.offer}>
          <Checkbox
            label={intl.formatMessage({ id: `downlines.kind.${terms.kind}` })}
            checked={offers.kinds.includes(terms.kind)}
            onChange={() => offers.toggle(terms.kind)}
          />
          {offers.kinds.includes(terms.kind) ? (
            <>
              <OfferTerms own={terms} offers={offers} />
              <WhoPays paidBy={held.paidBy[terms.kind]} className={styles.small} />
            </>
          ) : null}
        </div>
      ))}
    </>
  );
}

/** Begins with the own terms, to be lowered. */
function OfferTerms({ own, offers }: { own: ContractTerms; offers: Offers }) {
  const terms = useTerms({ kind: own.kind, start: own, own });
  const { inHand } = offers;
  useEffect(() => {
    inHand.set(own.kind, terms);
    return () => void inHand.delete(own.kind);
  });
  return <TermsEditor use={terms} />;
}
