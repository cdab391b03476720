import type { ContractKind } from '@portal/shared/contract/agents/contract-terms';
import type { Contract, listContracts } from '@portal/shared/contract/agents/contracts';
import { NotLoaded } from '@portal/shared/parts/failed';
import type { useCallQuery } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { useState } from 'react';
import { TermsView } from '../../../parts/terms-view/terms-view.tsx';
import { ContractBadge } from '../contract-badge.tsx';
import { ContractFacts } from '../contract-facts.tsx';
import styles from '../contracts.module.css';
import { Simulator } from '../simulate/simulator.tsx';
import { VersionsDialog } from '../versions-dialog.tsx';
import { TerminateDialog } from './terminate-dialog.tsx';

interface OwnContractProps {
  kind: ContractKind;
  contracts: Pick<ReturnType<typeof useCallQuery<typeof listContracts>>, 'data' | 'isError' | 'refetch'>;
  own?: Contract;
}

/** The contract with the upline: terms, payer, start and next version; or who could offer one. */
export function OwnContract({ kind, contracts, own }: OwnContractProps) {
  const intl = useIntl();
  if (contracts.isError || !contracts.data)
    return <NotLoaded titleId="team.failed.title" query={contracts} height={260} />;
  if (!own?.version) {
    const name = intl.formatMessage({ id: `contracts.kind.${kind}` });
    return (
      <EmptyState drawing="records" title={intl.formatMessage({ id: 'contracts.own.none' }, { name })}>
        <FormattedMessage id={own?.request ? 'contracts.own.answerFirst' : 'contracts.own.whoOffers'} />
      </EmptyState>
    );
  }
  return <InForce contract={own} version={own.version} />;
}

function InForce({ contract, version }: { contract: Contract; version: NonNullable<Contract['version']> }) {
  const [opened, setOpened] = useState<'versions' | 'terminate'>();
  const close = () => setOpened(undefined);
  const { next } = contract;
  return (
    <>
      <section className={styles.card} aria-labelledby="own-contract">
        <header className={styles.head}>
          <h2 id="own-contract" className={styles.title}>
            <FormattedMessage id="contracts.version" values={{ no: version.no }} />
          </h2>
          <ContractBadge state={contract.state} />
        </header>
        <div className={styles.twoSides}>
          <TermsView terms={version.terms} />
          <ContractFacts contract={contract} version={version} />
        </div>
        {next ? (
          <div className={styles.next}>
            <h3 className={styles.subtitle}>
              <FormattedMessage id="contracts.next" values={{ no: next.no }} />
            </h3>
            <div className={styles.twoSides}>
              <TermsView terms={next.terms} />
              <ContractFacts contract={contract} version={next} />
            </div>
          </div>
        ) : null}
        <footer className={styles.acts}>
          <Button onClick={() => setOpened('versions')}>
            <FormattedMessage id="contracts.versions" />
          </Button>
          {contract.state === 'active' ? (
            <Button variant="quiet" onClick={() => setOpened('terminate')}>
              <FormattedMessage id="contracts.terminate" />
            </Button>
          ) : null}
        </footer>
      </section>
      <Simulator terms={version.terms} />
      {opened === 'versions' ? <VersionsDialog contract={contract} onClose={close} /> : null}
      {opened === 'terminate' ? <TerminateDialog contract={contract} onClose={close} /> : null}
    </>
  );
}
