import type { ContractKind, ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import { type Contract, offerContract, type PaidBy } from '@portal/shared/contract/agents/contracts';
import { refusalOf } from '@portal/shared/remote/calls/refusal-of';
import { useRefresh } from '@portal/shared/remote/calls/use-refresh';
import { useHost } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { Dialog } from '@portal/shared/ui/dialogs/dialog';
import { SubmitForm } from '@portal/shared/ui/forms/submit-form';
import { useState } from 'react';
import { TermsEditor } from '../../../parts/terms-editor/terms-editor.tsx';
import { useTerms } from '../../../parts/terms-editor/use-terms.ts';
import { WhoPays } from '../../../parts/who-pays.tsx';
import { contractReads } from '../contract-reads.ts';
import styles from '../contracts.module.css';
import { Simulator } from '../simulate/simulator.tsx';
import { AgentField } from './agent-field.tsx';

/** Refusals about the account. */
const ofAccount = new Set([
  'contract_outside',
  'contract_downline_not_agent',
  'contract_request_open',
  'contract_ending',
  'account_closed',
]);

interface OfferDialogProps {
  kind: ContractKind;
  /** All own terms; no offer may exceed them. */
  own: readonly ContractTerms[];
  /** The payer once the offer is accepted. */
  paidBy: PaidBy;
  /** The contract that gets a new version; absent for a new contract. */
  contract?: Contract;
  onClose: () => void;
}

/** Offers terms to a direct downline; they take effect only after acceptance. */
export function OfferDialog({ kind, own, paidBy, contract, onClose }: OfferDialogProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const start = (contract?.next ?? contract?.version)?.terms;
  const terms = useTerms({ kind, own, ...(start && { start }) });
  const offer = useOffer(contract?.account ?? '', onClose);
  return (
    <Dialog
      isOpen
      isSticky
      size="large"
      onClose={onClose}
      title={text(contract ? 'contracts.newVersion' : 'contracts.offer')}
      description={
        contract
          ? intl.formatMessage(
              { id: 'contracts.offer.to' },
              { account: contract.account, name: text(`contracts.kind.${kind}`) },
            )
          : text(`contracts.kind.${kind}`)
      }
      closeLabel={text('contracts.close')}
    >
      <SubmitForm
        onSubmit={() => offer.send(terms)}
        submitLabel={<FormattedMessage id="contracts.offer.send" />}
        failure={offer.failure}
      >
        {contract ? null : (
          <AgentField account={offer.account} error={offer.accountError} onChange={offer.setAccount} />
        )}
        {contract && offer.accountError ? <p role="alert">{offer.accountError}</p> : null}
        <TermsEditor use={terms} />
        <Simulator terms={terms.peek()} {...(offer.account.trim() && { account: offer.account.trim() })} />
        <WhoPays paidBy={paidBy} className={styles.about} />
        <p className={styles.about}>
          <FormattedMessage id="contracts.offer.about" />
        </p>
      </SubmitForm>
    </Dialog>
  );
}

function useOffer(firstAccount: string, onDone: () => void) {
  const host = useHost();
  const intl = useIntl();
  const refresh = useRefresh(contractReads);
  const [account, setAccount] = useState(firstAccount);
  const [accountError, setAccountError] = useState<string>();
  const [failure, setFailure] = useState('');

  function show(error: unknown, terms: ReturnType<typeof useTerms>): void {
    const refusal = refusalOf(error);
    if (refusal && (ofAccount.has(refusal.code) || refusal.fields.account))
      setAccountError(refusal.fields.account ?? refusal.message);
    else if (!terms.showRefusal(error)) setFailure(refusal?.message ?? intl.formatMessage({ id: 'failed.text' }));
  }

  async function send(terms: ReturnType<typeof useTerms>): Promise<void> {
    const to = account.trim();
    const offered = terms.check();
    setFailure('');
    setAccountError(to ? undefined : intl.formatMessage({ id: 'contracts.offer.account.missing' }));
    if (!to || !offered) return;
    try {
      await host.call(offerContract, { account: to, terms: offered });
      host.toast(intl.formatMessage({ id: 'contracts.offer.done' }, { account: to }), 'good');
      void refresh();
      onDone();
    } catch (error) {
      show(error, terms);
    }
  }

  return {
    account,
    accountError,
    failure,
    send,
    setAccount(next: string) {
      setAccount(next);
      setAccountError(undefined);
    },
  };
}
