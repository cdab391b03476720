import { getSecurity } from '@portal/shared/contract/accounts/security';
import { Failed } from '@portal/shared/parts/failed';
import { useCallQuery, useHost } from '@portal/shared/remote/host-context';
import { FormattedMessage } from '@portal/shared/remote/intl';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { useState } from 'react';
import type { Security } from '../../../parts/owner/security.ts';
import list from '../account-rows.module.css';
import styles from '../security-centre.module.css';
import { formOf } from './protection-forms.tsx';
import { ProtectionRow, type RowName } from './protection-row.tsx';
import { SecuritySummary } from './security-summary.tsx';
import { isOffered, protectionsFor } from './strength.rules.ts';

const rows: readonly RowName[] = ['password', 'paymentPassword', 'mobile', 'email', 'authenticator'];

/** What protects the account, each with the form that sets or changes it. */
export function Protections() {
  return (
    <section>
      <h3 className={styles.heading}>
        <FormattedMessage id="security.title" />
      </h3>
      <ProtectionList />
    </section>
  );
}

function ProtectionList() {
  const security = useCallQuery(getSecurity, {});
  const { identity } = useHost().site;
  const [opened, setOpened] = useState<{ row: RowName; security: Security }>();
  if (security.data === undefined) {
    if (!security.isError) return <Skeleton shape="block" width="100%" height={420} />;
    return <Failed titleId="security.failed" onRetry={() => void security.refetch()} />;
  }
  const { data } = security;
  const names = protectionsFor(data, identity);
  const opening = (row: RowName, known: Security) =>
    isOffered(row, identity) ? () => setOpened({ row, security: known }) : undefined;
  const Form = opened && formOf(opened.row, opened.security);
  return (
    <div className={list.panel}>
      <SecuritySummary security={data} names={names} />
      <ul className={list.rows}>
        {rows
          .filter((row) => names.includes(row))
          .map((row) => (
            <ProtectionRow key={row} name={row} security={data} onOpen={opening(row, data)} />
          ))}
      </ul>
      {/* What was known when it was opened: an answer on the way does not change a form under the hand. */}
      {opened && Form ? <Form security={opened.security} onClose={() => setOpened(undefined)} /> : null}
    </div>
  );
}
