import { getProfile } from '@portal/shared/contract/accounts/profile';
import { trialType } from '@portal/shared/contract/constants';
import { useCallQuery, useHost, useReadable } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { useState } from 'react';
import styles from '../security-centre.module.css';
import { BirthdayForm } from './birthday-form.tsx';

/** The birthday, or the way to say it; what could not be read offers nothing. */
export function Birthday() {
  const host = useHost();
  const intl = useIntl();
  const profile = useCallQuery(getProfile, {});
  const isTrial = useReadable(host.member)?.type === trialType;
  const [isOpen, setIsOpen] = useState(false);
  const birthday = profile.data?.birthday;
  // A day has no time zone: noon of it is the same day everywhere.
  if (birthday) return intl.formatDate(`${birthday}T12:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' });
  const add = intl.formatMessage({ id: 'profile.birthday.add' });
  const label = `${add}: ${intl.formatMessage({ id: 'profile.birthday' })}`;
  return (
    <span className={styles.missing}>
      <FormattedMessage id="profile.missing" />
      {profile.data && !isTrial ? (
        <Button size="small" aria-label={label} onClick={() => setIsOpen(true)}>
          {add}
        </Button>
      ) : null}
      {isOpen ? <BirthdayForm onClose={() => setIsOpen(false)} /> : null}
    </span>
  );
}
