import type { Contract } from '@portal/shared/contract/agents/contracts';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { Dialog } from '@portal/shared/ui/dialogs/dialog';
import { useState } from 'react';
import { TermsView } from '../../../parts/terms-view/terms-view.tsx';
import { WhoPays } from '../../../parts/who-pays.tsx';
import { ContractBadge } from '../contract-badge.tsx';
import { ContractFacts } from '../contract-facts.tsx';
import styles from '../contracts.module.css';
import { useSiteTime } from '../use-site-time.ts';
import { DownlineRequestDialog } from './downline-request-dialog.tsx';
import type { DownlineRequest } from './use-downline-request.ts';

interface DownlineDialogProps {
  contract: Contract;
  onVersions: () => void;
  /** Absent if the own contract allows no offer. */
  onNewVersion?: () => void;
  onClose: () => void;
}

/** A contract with a direct downline: terms in force, open request, and possible requests. */
export function DownlineDialog({ contract, onVersions, onNewVersion, onClose }: DownlineDialogProps) {
  const intl = useIntl();
  const { request, version, next } = contract;
  const [ask, setAsk] = useState<DownlineRequest>();
  const isOpen = contract.state === 'active' || contract.state === 'offered';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={contract.account}
      description={intl.formatMessage({ id: `contracts.kind.${contract.kind}` })}
      closeLabel={intl.formatMessage({ id: 'contracts.close' })}
      footer={
        <>
          {request && isOpen ? (
            <Button onClick={() => setAsk('takeBack')}>
              <FormattedMessage id="contracts.takeBack" />
            </Button>
          ) : null}
          {contract.state === 'active' && !request ? (
            <>
              <Button onClick={() => setAsk('askEnd')}>
                <FormattedMessage id="contracts.askEnd" />
              </Button>
              {onNewVersion ? (
                <Button variant="primary" onClick={onNewVersion}>
                  <FormattedMessage id="contracts.newVersion" />
                </Button>
              ) : null}
            </>
          ) : null}
        </>
      }
    >
      <div className={styles.part}>
        <div className={styles.head}>
          <ContractBadge state={contract.state} />
          {version ? (
            <Button size="small" onClick={onVersions}>
              <FormattedMessage id="contracts.versions" />
            </Button>
          ) : null}
        </div>
        {request ? <Asked request={request} /> : null}
        {version ? <Version contract={contract} version={version} /> : null}
        {next ? <Version contract={contract} version={next} isNext /> : null}
        {ask ? <DownlineRequestDialog {...{ contract, ask }} onClose={() => setAsk(undefined)} /> : null}
      </div>
    </Dialog>
  );
}

function Asked({ request }: { request: NonNullable<Contract['request']> }) {
  const { time } = useSiteTime();
  return (
    <section className={styles.affected}>
      <p>
        <FormattedMessage id={`contracts.asked.${request.type}.since`} values={{ time: time(request.at) }} />
      </p>
      {request.terms ? <TermsView terms={request.terms} /> : null}
      {request.paidBy ? <WhoPays paidBy={request.paidBy} /> : null}
    </section>
  );
}

interface VersionProps {
  contract: Contract;
  version: NonNullable<Contract['version']>;
  isNext?: boolean;
}

function Version({ contract, version, isNext }: VersionProps) {
  return (
    <section className={styles.side}>
      <h3 className={styles.subtitle}>
        <FormattedMessage id={isNext ? 'contracts.next' : 'contracts.version'} values={{ no: version.no }} />
      </h3>
      <TermsView terms={version.terms} />
      <ContractFacts contract={contract} version={version} />
    </section>
  );
}
