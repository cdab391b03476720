import type { ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import type { InvitationLink } from '@portal/shared/contract/agents/invitation-links';
import { useIntl } from '@portal/shared/remote/intl';
import { Badge, type Tone } from '@portal/shared/ui/feedback/badge';
import { Qr } from '@portal/shared/ui/images/qr';
import { TermsView } from '../../../parts/terms-view/terms-view.tsx';
import styles from '../register-center.module.css';
import { LinkActs } from './link-acts.tsx';

const tones: Readonly<Record<InvitationLink['state'], Tone>> = {
  open: 'good',
  expired: 'neutral',
  used_up: 'neutral',
  closed: 'neutral',
};

const qrSize = 132;

/** One invitation: newcomer's type, expiry and uses; with code and share buttons while it is open. */
export function LinkCard({ link }: { link: InvitationLink }) {
  const intl = useIntl();
  const text = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `newcomers.${id}` }, values);
  const day = (at: string) => intl.formatDate(at, { dateStyle: 'medium' });
  const isOpen = link.state === 'open';
  const address = new URL(link.link, window.location.origin).href;
  const name = link.note || link.code;
  return (
    <li className={styles.card}>
      <div className={styles.cardText}>
        <h3 className={styles.cardTitle}>
          {name} <Badge tone={tones[link.state]}>{text(`link.state.${link.state}`)}</Badge>
        </h3>
        <p className={styles.small}>
          {[
            text(`type.${link.type}`),
            text('link.uses', { uses: link.uses, most: link.usesAtMost ?? 0 }),
            link.expiresAt ? text('link.until', { day: day(link.expiresAt) }) : text('link.noEnd'),
          ].join(' · ')}
        </p>
        <LinkOffers offers={link.offers} />
        {isOpen ? (
          <>
            <p className={styles.address} translate="no">
              {address}
            </p>
            <LinkActs link={link} address={address} />
          </>
        ) : null}
      </div>
      {isOpen ? <Qr address={address} size={qrSize} title={text('link.qr', { name })} /> : null}
    </li>
  );
}

/** Offers of an invitation; folded, because terms are long. */
function LinkOffers({ offers }: { offers: readonly ContractTerms[] }) {
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
