import { listContractPayments } from '@portal/shared/contract/agents/contract-payments';
import type { ContractKind } from '@portal/shared/contract/agents/contract-terms';
import { listContracts, listContractVersions, previewRequest } from '@portal/shared/contract/agents/contracts';
import { getAgentIncome } from '@portal/shared/contract/agents/income';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { Tabs } from '@portal/shared/ui/navigation/tabs';
import { useState } from 'react';
import { TeamPage } from '../../parts/team-page.tsx';
import { useTeamUpdates } from '../../parts/use-team-updates.ts';
import styles from './contracts.module.css';
import { DownlineContracts } from './downlines/downline-contracts.tsx';
import { OwnContract } from './own/own-contract.tsx';
import { WaitingRequest } from './own/waiting-request.tsx';
import { PaymentRecord } from './record/payment-record.tsx';

const topics = ['contracts', 'payments'] as const;
const calls = [listContracts, listContractVersions, previewRequest, listContractPayments, getAgentIncome];
const sections = ['record', 'own', 'downlines'] as const;

/** Page of one kind of contract: open requests, payments, the own contract and those with direct downlines. */
export function ContractPage({ kind }: { kind: ContractKind }) {
  const intl = useIntl();
  const [section, setSection] = useState<(typeof sections)[number]>('record');
  const contracts = useCallQuery(listContracts, { kind, pageNo: 1, pageSize: 1 });
  useTeamUpdates(topics, calls);
  const own = contracts.data?.own.find((contract) => contract.kind === kind);
  return (
    <TeamPage error={contracts.error}>
      <p className={styles.about}>
        <FormattedMessage id={`contracts.about.${kind}`} />
      </p>
      {own?.request ? <WaitingRequest key={own.request.id} contract={own} request={own.request} /> : null}
      <Tabs
        label={intl.formatMessage({ id: 'contracts.parts' })}
        items={sections.map((value) => ({ value, label: intl.formatMessage({ id: `contracts.part.${value}` }) }))}
        value={section}
        onChange={setSection}
      >
        <div className={styles.part}>
          {section === 'record' ? <PaymentRecord kind={kind} hasContract={own?.version !== undefined} /> : null}
          {section === 'own' ? <OwnContract kind={kind} contracts={contracts} own={own} /> : null}
          {section === 'downlines' ? <DownlineContracts kind={kind} own={own} /> : null}
        </div>
      </Tabs>
    </TeamPage>
  );
}
