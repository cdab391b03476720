import type { ContractKind, ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import type { listContracts } from '@portal/shared/contract/agents/contracts';
import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import { NotLoaded } from '@portal/shared/parts/failed';
import { useIntl } from '@portal/shared/remote/intl';
import { Checkbox } from '@portal/shared/ui/forms/checkbox';
import { useEffect } from 'react';
import { agreedTerms, offeredKinds } from '../../../parts/own-terms.rules.ts';
import { TermsEditor } from '../../../parts/terms-editor/terms-editor.tsx';
import { useTerms } from '../../../parts/terms-editor/use-terms.ts';
import { WhoPays } from '../../../parts/who-pays.tsx';
import styles from '../register-center.module.css';
import type { Offers } from './use-offers.ts';
import { useOwnContracts } from './use-own-contracts.ts';

/** Contracts offered to a new agent, with terms: only kinds that the agent has, at rates up to its own. */
export function OfferFields({ offers }: { offers: Offers }) {
  const intl = useIntl();
  const contracts = useOwnContracts();
  return (
    <fieldset className={styles.offers}>
      <legend>{intl.formatMessage({ id: 'newcomers.offers' })}</legend>
      {contracts.data ? (
        <OfferChoice held={contracts.data} offers={offers} />
      ) : (
        <NotLoaded titleId="newcomers.offers.failed" query={contracts} height={88} />
      )}
    </fieldset>
  );
}

function OfferChoice({ held, offers }: { held: CallOutput<typeof listContracts>; offers: Offers }) {
  const intl = useIntl();
  const kinds = offeredKinds(held.own);
  return (
    <>
      <p className={styles.small}>
        {intl.formatMessage({ id: kinds.length > 0 ? 'newcomers.offers.about' : 'newcomers.offers.none' })}
      </p>
      {kinds.map((kind) => (
        <div key={kind} className={styles.offer}>
          <Checkbox
            label={intl.formatMessage({ id: `contracts.kind.${kind}` })}
            checked={offers.kinds.includes(kind)}
            onChange={() => offers.toggle(kind)}
          />
          {offers.kinds.includes(kind) ? (
            <>
              <OfferTerms kind={kind} own={agreedTerms(held.own, kind)} offers={offers} />
              <WhoPays paidBy={held.paidBy[kind]} className={styles.small} />
            </>
          ) : null}
        </div>
      ))}
    </>
  );
}

interface OfferTermsProps {
  kind: ContractKind;
  own: readonly ContractTerms[];
  offers: Offers;
}

/** Starts with the latest own terms. */
function OfferTerms({ kind, own, offers }: OfferTermsProps) {
  const start = own.at(-1);
  const terms = useTerms({ kind, own, ...(start && { start }) });
  const { inHand } = offers;
  useEffect(() => {
    inHand.set(kind, terms);
    return () => void inHand.delete(kind);
  });
  return <TermsEditor use={terms} />;
}
