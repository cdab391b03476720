import { getSecurity } from '@portal/shared/contract/accounts/security';
import { NotLoaded } from '@portal/shared/parts/failed';
import { useCallQuery, useHost } from '@portal/shared/remote/host-context';
import { FormattedMessage } from '@portal/shared/remote/intl';
import { type ComponentType, useState } from 'react';
import { PaymentPassword } from '../../../parts/owner/payment-password.tsx';
import type { ProtectionFormProps } from '../../../parts/owner/protection-form.ts';
import type { Security } from '../../../parts/owner/security.ts';
import list from '../account-rows.module.css';
import styles from '../security-centre.module.css';
import { BindEmail } from './bind-email.tsx';
import { BindMobile } from './bind-mobile.tsx';
import { ChangePassword } from './change-password.tsx';
import { ProtectionRow, type RowName } from './protection-row.tsx';
import { RemoveAuthenticator } from './remove-authenticator.tsx';
import { RenewRecoveryCodes } from './renew-recovery-codes.tsx';
import { SecuritySummary } from './security-summary.tsx';
import { SetFirstPassword } from './set-first-password.tsx';
import { SetUpAuthenticator } from './set-up-authenticator.tsx';
import { isOffered, isSet, protectionsFor } from './strength.rules.ts';

const rows: readonly RowName[] = ['password', 'paymentPassword', 'mobile', 'email', 'authenticator'];

/** Protections of the account, each with the form that sets or changes it. */
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
  const [opened, setOpened] = useState<{ row: FormName; security: Security }>();
  if (!security.data) return <NotLoaded titleId="security.failed" query={security} height={420} />;
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
            <ProtectionRow
              key={row}
              name={row}
              security={data}
              onOpen={opening(row, data)}
              onRenewCodes={
                row === 'authenticator' && data.hasAuthenticator
                  ? () => setOpened({ row: 'recoveryCodes', security: data })
                  : undefined
              }
            />
          ))}
      </ul>
      {/* What was known when it was opened: an answer on the way does not change a form under the hand. */}
      {opened && Form ? <Form security={opened.security} onClose={() => setOpened(undefined)} /> : null}
    </div>
  );
}

type FormName = RowName | 'recoveryCodes';

const forms: Readonly<Record<FormName, ComponentType<ProtectionFormProps>>> = {
  password: ChangePassword,
  paymentPassword: PaymentPassword,
  mobile: BindMobile,
  email: BindEmail,
  authenticator: (props) =>
    props.security.hasAuthenticator ? <RemoveAuthenticator {...props} /> : <SetUpAuthenticator {...props} />,
  recoveryCodes: RenewRecoveryCodes,
};

/** An authenticator and a replaced contact require the login password. */
function isByPasswordAlone(row: FormName, security: Security): boolean {
  if (row === 'password' || row === 'authenticator') return true;
  return row !== 'paymentPassword' && row !== 'recoveryCodes' && isSet(security, row);
}

/** The form of a row; members without a login password set that first if the form requires it. */
function formOf(row: FormName, security: Security): ComponentType<ProtectionFormProps> {
  return !security.hasPassword && isByPasswordAlone(row, security) ? SetFirstPassword : forms[row];
}
