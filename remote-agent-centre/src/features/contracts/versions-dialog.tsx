import { type Contract, listContractVersions } from '@portal/shared/contract/agents/contracts';
import { NotLoaded } from '@portal/shared/parts/failed';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { Dialog } from '@portal/shared/ui/dialogs/dialog';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { TermsView } from '../../parts/terms-view/terms-view.tsx';
import { ContractFacts } from './contract-facts.tsx';
import styles from './contracts.module.css';

/** All accepted terms, newest first. */
export function VersionsDialog({ contract, onClose }: { contract: Contract; onClose: () => void }) {
  const intl = useIntl();
  const versions = useCallQuery(listContractVersions, { id: contract.id });
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('contracts.versions')}
      description={intl.formatMessage(
        { id: 'contracts.versions.of' },
        { account: contract.account, name: text(`contracts.kind.${contract.kind}`) },
      )}
      closeLabel={text('contracts.close')}
    >
      {versions.isSuccess ? null : <NotLoaded titleId="team.failed.title" query={versions} height={200} />}
      {versions.data?.versions.length === 0 ? (
        <EmptyState drawing="records" title={text('contracts.versions.none')} />
      ) : null}
      <ol className={styles.versions}>
        {versions.data?.versions.map((version) => (
          <li key={version.no} className={styles.card}>
            <h3 className={styles.subtitle}>
              <FormattedMessage id="contracts.version" values={{ no: version.no }} />
            </h3>
            <TermsView terms={version.terms} />
            <ContractFacts contract={contract} version={version} />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
