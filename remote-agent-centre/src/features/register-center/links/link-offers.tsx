import type { ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import { useIntl } from '@portal/shared/remote/intl';
import { TermsView } from '../../../parts/terms-view/terms-view.tsx';
import styles from '../register-center.module.css';

/** What newcomers are offered; folded, because terms are long. */
export function LinkOffers({ offers }: { offers: readonly ContractTerms[] }) {
  const intl = useIntl();
  if (offers.length === 0) return null;
  return (
    <details className={styles.folded}>
      <summary>{intl.formatMessage({ id: 'newcomers.link.offers' }, { count: offers.length })}</summary>
      {offers.map((terms) => (
        <section key={terms.kind} className={styles.terms}>
          <h4>{intl.formatMessage({ id: `contracts.kind.${terms.kind}` })}</h4>
          <TermsView terms={terms} />
        </section>
      ))}
    </details>
  );
}
