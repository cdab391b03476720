import type { MemberInfo } from '@portal/shared/contract/accounts/member-info';
import { trialType } from '@portal/shared/contract/constants';
import { getLoginInfo } from '@portal/shared/contract/sessions/sessions';
import { useCallQuery, useHost, useReadable } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { zonedTime } from '@portal/shared/remote/time/zoned-time';
import { AmountLabel } from '@portal/shared/ui/amounts/amount-label';
import { Button } from '@portal/shared/ui/button';
import { Badge } from '@portal/shared/ui/feedback/badge';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { ClockIcon } from '@portal/shared/ui/icons/status';
import { Avatar } from '@portal/shared/ui/images/avatar';
import { useState } from 'react';
import { AccountFacts } from './account-facts.tsx';
import { BankAccounts } from './bank-accounts/bank-accounts.tsx';
import { Notifications } from './notifications/notifications.tsx';
import { Passkeys } from './passkeys/passkeys.tsx';
import { PictureForm } from './picture/picture-form.tsx';
import { ProfileLabels } from './profile/profile-labels.tsx';
import { Protections } from './protections/protections.tsx';
import styles from './security-centre.module.css';
import { OwnSessions } from './sessions/own-sessions.tsx';
import { TimeZone } from './time-zone/time-zone.tsx';

/** My account: who is logged in, its protections, its sessions, and the member's profile. */
export function SecurityCentre() {
  const host = useHost();
  const member = useReadable(host.member);
  if (!member) return <Skeleton shape="block" width="100%" height={240} />;
  return (
    <div className={styles.page}>
      <section className={styles.card}>
        <Avatar seed={member.avatar || member.id} size={64} />
        <div className={styles.who}>
          <h3 className={styles.name}>{member.nickname}</h3>
          <p className={styles.account}>{member.account}</p>
          <p className={styles.labels}>
            <Badge tone="accent">{member.clubLabel.labelName}</Badge>
            {member.memberLabel.map(({ labelName }) => (
              <Badge key={labelName}>{labelName}</Badge>
            ))}
          </p>
          <ChangePicture member={member} />
        </div>
        <Balance />
      </section>
      <PreviousLogin at={member.previousLoginAt} />
      <Protections />
      <Passkeys />
      <BankAccounts />
      <Notifications type={member.type} />
      <OwnSessions />
      <TimeZone member={member} />
      <AccountFacts member={member} />
      <ProfileLabels nickname={member.nickname} />
    </div>
  );
}

function Balance() {
  const host = useHost();
  const balance = useReadable(host.balance);
  return (
    <div className={styles.balance}>
      <span className={styles.caption}>
        <FormattedMessage id="account.balance" />
      </span>
      {balance === undefined ? (
        <Skeleton width={140} height={32} />
      ) : (
        <AmountLabel size="large" amount={balance} symbol={host.site.currencySymbol} isCounting />
      )}
    </div>
  );
}

/** An unknown login is the first sign of a stolen account, so the last one is shown above the facts. */
function PreviousLogin({ at }: { at?: string }) {
  const intl = useIntl();
  const address = useCallQuery(getLoginInfo, {}).data?.previousLoginAddress;
  const time = at && zonedTime(intl, at);
  const id = time ? (address ? 'from' : 'at') : 'none';
  return (
    <p className={styles.previous}>
      <ClockIcon size={20} />
      <span>{intl.formatMessage({ id: `account.previousLogin.${id}` }, { at: time, address })}</span>
    </p>
  );
}

/** Link to change the picture; a trial account keeps the one of its id. */
function ChangePicture({ member }: { member: MemberInfo }) {
  const [isOpen, setIsOpen] = useState(false);
  if (member.type === trialType) return null;
  return (
    <>
      <Button size="small" className={styles.changePicture} onClick={() => setIsOpen(true)}>
        <FormattedMessage id="picture.change" />
      </Button>
      {isOpen ? <PictureForm member={member} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
