import type { ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import type { Contract, ContractRequest } from '@portal/shared/contract/agents/contracts';
import { FormattedMessage } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { Badge } from '@portal/shared/ui/feedback/badge';
import { useState } from 'react';
import { TermsView } from '../../../parts/terms-view/terms-view.tsx';
import { Payer } from '../contract-facts.tsx';
import styles from '../contracts.module.css';
import { useSiteTime } from '../use-site-time.ts';
import { AnswerDialog } from './answer-dialog.tsx';

interface WaitingRequestProps {
  contract: Contract;
  request: ContractRequest;
}

/** A request of the upline, shown first: a new offer beside the current terms, or a request to end the contract. */
export function WaitingRequest({ contract, request }: WaitingRequestProps) {
  const { time } = useSiteTime();
  const [answer, setAnswer] = useState<'accept' | 'reject'>();
  const isOffer = request.type === 'offer';
  const what = isOffer ? (contract.version ? 'newTerms' : 'offer') : 'termination';
  return (
    <section className={styles.waiting} aria-labelledby="waiting-request">
      <header className={styles.head}>
        <h2 id="waiting-request" className={styles.title}>
          <FormattedMessage
            id={`contracts.waiting.${contract.upline ? what : `${what}.house`}`}
            values={{ upline: contract.upline ?? '' }}
          />
        </h2>
        <Badge tone="accent">
          <FormattedMessage id="contracts.waiting" />
        </Badge>
      </header>
      <p className={styles.about}>
        <FormattedMessage id="contracts.waiting.since" values={{ time: time(request.at) }} />{' '}
        <FormattedMessage id={`contracts.waiting.${what}.about`} />
      </p>
      {request.terms ? <Compared terms={request.terms} contract={contract} request={request} /> : null}
      <footer className={styles.acts}>
        <Button variant="primary" onClick={() => setAnswer('accept')}>
          <FormattedMessage id="contracts.agree" />
        </Button>
        <Button onClick={() => setAnswer('reject')}>
          <FormattedMessage id="contracts.reject" />
        </Button>
      </footer>
      {answer ? <AnswerDialog {...{ contract, request, answer }} onClose={() => setAnswer(undefined)} /> : null}
    </section>
  );
}

function Compared({ terms, contract, request }: WaitingRequestProps & { terms: ContractTerms }) {
  const present = contract.next ?? contract.version;
  return (
    <div className={present ? styles.twoSides : undefined}>
      <div className={styles.side}>
        <h3 className={styles.subtitle}>
          <FormattedMessage id="contracts.offered" />
        </h3>
        <TermsView terms={terms} />
        {request.paidBy ? (
          <p className={styles.about}>
            <FormattedMessage id="contracts.paidBy" />: <Payer paidBy={request.paidBy} upline={contract.upline} />
          </p>
        ) : null}
      </div>
      {present ? (
        <div className={styles.side}>
          <h3 className={styles.subtitle}>
            <FormattedMessage id={contract.next ? 'contracts.agreedNext' : 'contracts.present'} />
          </h3>
          <TermsView terms={present.terms} />
        </div>
      ) : null}
    </div>
  );
}
