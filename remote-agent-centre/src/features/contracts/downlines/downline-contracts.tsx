import type { ContractKind, ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import { type Contract, listContracts, type PaidBy } from '@portal/shared/contract/agents/contracts';
import { PagedTable } from '@portal/shared/parts/paged-table';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { Checkbox } from '@portal/shared/ui/forms/checkbox';
import { useState } from 'react';
import { AccountFilter } from '../../../parts/account-filter.tsx';
import { agreedTerms } from '../../../parts/own-terms.rules.ts';
import { rowsPerPage } from '../../../parts/use-team-filter.ts';
import styles from '../contracts.module.css';
import { VersionsDialog } from '../versions-dialog.tsx';
import { useDownlineColumns } from './downline-columns.tsx';
import { DownlineDialog } from './downline-dialog.tsx';
import { OfferDialog } from './offer-dialog.tsx';

/** Which dialog is open; an offer without a contract is a new one. */
type Opened = { what: 'detail' | 'versions' | 'newVersion'; id: string } | { what: 'offer' };

/** Contracts of one kind with direct downlines: a table, an offer button, and a dialog per row. */
export function DownlineContracts({ kind, own }: { kind: ContractKind; own?: Contract }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const [query, setQuery] = useState({ account: '', over: false, pageNo: 1 });
  const [opened, setOpened] = useState<Opened>();
  const { account, over, pageNo } = query;
  const { data, isError, refetch } = useCallQuery(
    listContracts,
    { kind, ...(account && { account }), over: over ? 'true' : 'false', pageNo, pageSize: rowsPerPage },
    { keepPrevious: true },
  );
  const terms = own ? agreedTerms([own], kind) : [];
  const mayOffer = terms.length > 0;
  const open = (what: 'detail' | 'versions' | 'newVersion') => (contract: Contract) =>
    setOpened({ what, id: contract.id });
  return (
    <>
      <div className={styles.bar}>
        <AccountFilter account={account} onChange={(next) => setQuery({ ...query, account: next, pageNo: 1 })} />
        <Button variant="primary" disabled={!mayOffer || !data} onClick={() => setOpened({ what: 'offer' })}>
          <FormattedMessage id="contracts.offer" />
        </Button>
      </div>
      {mayOffer ? null : (
        <p className={styles.about}>
          <FormattedMessage id="contracts.offer.needsOwn" />
        </p>
      )}
      <Checkbox
        label={text('contracts.over')}
        checked={over}
        onChange={({ target }) => setQuery({ ...query, over: target.checked, pageNo: 1 })}
      />
      <PagedTable
        caption={text('contracts.downlines.list')}
        columns={useDownlineColumns(open('detail'))}
        rowKey={({ id }) => id}
        record={{ data: data && { ...data, list: data.downlines }, isError, refetch }}
        pages={{ pageNo, onPage: (next) => setQuery({ ...query, pageNo: next }) }}
        empty={
          <EmptyState
            drawing={account ? 'search' : 'records'}
            title={intl.formatMessage(
              { id: account ? 'contracts.downlines.noneOf' : 'contracts.downlines.none' },
              { account },
            )}
          >
            {account ? null : <FormattedMessage id="contracts.downlines.none.text" />}
          </EmptyState>
        }
      />
      <OpenedDialog
        {...{ kind, opened, open }}
        paidBy={data?.paidBy[kind]}
        own={mayOffer ? terms : undefined}
        contracts={data?.downlines ?? []}
        onClose={() => setOpened(undefined)}
      />
    </>
  );
}

interface OpenedDialogProps {
  kind: ContractKind;
  opened?: Opened;
  contracts: readonly Contract[];
  paidBy?: PaidBy;
  own?: readonly ContractTerms[];
  open: (what: 'versions' | 'newVersion') => (contract: Contract) => void;
  onClose: () => void;
}

function OpenedDialog({ kind, opened, contracts, paidBy, own, open, onClose }: OpenedDialogProps) {
  const offered = own && paidBy && { kind, own, paidBy, onClose };
  if (opened?.what === 'offer') return offered ? <OfferDialog {...offered} /> : null;
  const contract = contracts.find(({ id }) => id === opened?.id);
  if (!opened || !contract) return null;
  if (opened.what === 'versions') return <VersionsDialog contract={contract} onClose={onClose} />;
  if (opened.what === 'newVersion' && offered) {
    // A contract keeps its payer.
    return <OfferDialog {...offered} paidBy={contract.version?.paidBy ?? offered.paidBy} contract={contract} />;
  }
  return (
    <DownlineDialog
      contract={contract}
      onVersions={() => open('versions')(contract)}
      onNewVersion={offered && (() => open('newVersion')(contract))}
      onClose={onClose}
    />
  );
}
