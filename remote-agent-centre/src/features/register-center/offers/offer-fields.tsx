import type { ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import { useIntl } from '@portal/shared/remote/intl';
import { Checkbox } from '@portal/shared/ui/checkbox';
import { useEffect } from 'react';
import { TermsEditor } from '../../../parts/terms-editor/terms-editor.tsx';
import { useTerms } from '../../../parts/terms-editor/use-terms.ts';
import styles from '../register-center.module.css';
import type { Offers } from './use-offers.ts';

interface OfferFieldsProps {
  /** Own terms: only their kinds can be offered, and no rate above theirs. */
  own: readonly ContractTerms[];
  offers: Offers;
}

/** Which contracts a new agent is offered, each with its terms. */
export function OfferFields({ own, offers }: OfferFieldsProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `newcomers.${id}` });
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
          {offers.kinds.includes(terms.kind) ? <OfferTerms own={terms} offers={offers} /> : null}
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
