import { listContracts, listContractVersions, previewRequest } from '@portal/shared/contract/agents/contract-calls';
import type { ContractKind } from '@portal/shared/contract/agents/contract-terms';
import { getAgentIncome, listContractPayments } from '@portal/shared/contract/agents/payment-calls';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { Tabs } from '@portal/shared/ui/tabs';
import { useState } from 'react';
import { TeamPage } from '../../parts/team-page.tsx';
import { useTeamNews } from '../../parts/use-team-news.ts';
import styles from './contracts.module.css';
import { DownlineContracts } from './downlines/downline-contracts.tsx';
import { OwnContract } from './own/own-contract.tsx';
import { WaitingRequest } from './own/waiting-request.tsx';
import { PaymentRecord } from './record/payment-record.tsx';

const news = ['contracts', 'payments'] as const;
const calls = [listContracts, listContractVersions, previewRequest, listContractPayments, getAgentIncome];
const places = ['record', 'own', 'downlines'] as const;

/** One kind of contract: what waits for an answer, what was paid, the own contract and those with direct downlines. */
export function ContractPage({ kind }: { kind: ContractKind }) {
  const intl = useIntl();
  const [place, setPlace] = useState<(typeof places)[number]>('record');
  const contracts = useCallQuery(listContracts, { kind, pageNo: 1, pageSize: 1 });
  useTeamNews(news, calls);
  const own = contracts.data?.own.find((contract) => contract.kind === kind);
  return (
    <TeamPage error={contracts.error}>
      <p className={styles.about}>
        <FormattedMessage id={`contracts.about.${kind}`} />
      </p>
      {own?.request ? <WaitingRequest key={own.request.id} contract={own} request={own.request} /> : null}
      <Tabs
        label={intl.formatMessage({ id: 'contracts.parts' })}
        items={places.map((value) => ({ value, label: intl.formatMessage({ id: `contracts.part.${value}` }) }))}
        value={place}
        onChange={setPlace}
      >
        <div className={styles.part}>
          {place === 'record' ? <PaymentRecord kind={kind} hasContract={own?.version !== undefined} /> : null}
          {place === 'own' ? <OwnContract kind={kind} contracts={contracts} own={own} /> : null}
          {place === 'downlines' ? <DownlineContracts kind={kind} own={own} /> : null}
        </div>
      </Tabs>
    </TeamPage>
  );
}
