import type { ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import { useIntl } from '@portal/shared/remote/intl';
import { Checkbox } from '@portal/shared/ui/checkbox';
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
  const text = (id: string) => intl.formatMessage({ id: `newcomers.${id}` });
  const { data } = useOwnContracts();
  const own = ownTermsOf(data?.own ?? []);
  return (
    <fieldset className={styles.offers}>
      <legend>{text('offers')}</legend>
      <p className={styles.small}>{text(own.length > 0 ? 'offers.about' : 'offers.none')}</p>
      {own.map((terms) => (
        <div key={terms.kind} className={styles.offer}>
          <Checkbox
            label={intl.formatMessage({ id: `downlines.kind.${terms.kind}` })}
            checked={offers.kinds.includes(terms.kind)}
            onChange={() => offers.toggle(terms.kind)}
          />
          {data && offers.kinds.includes(terms.kind) ? (
            <>
              <OfferTerms own={terms} offers={offers} />
              <WhoPays paidBy={data.paidBy[terms.kind]} className={styles.small} />
            </>
          ) : null}
        </div>
      ))}
    </fieldset>
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
