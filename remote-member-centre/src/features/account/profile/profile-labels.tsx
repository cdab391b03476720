import { getProfile, profileFacts } from '@portal/shared/contract/accounts/profile';
import { trialType } from '@portal/shared/contract/constants';
import { useCallQuery, useHost, useReadable } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { type ReactNode, useState } from 'react';
import styles from '../security-centre.module.css';
import { BirthdayForm } from './birthday-form.tsx';
import { ProfileForm } from './profile-form.tsx';

/** Profile labels of docs/product.md 3. Real name and birthday can be set once; the others may be changed. */
export function ProfileLabels({ nickname }: { nickname: string }) {
  const host = useHost();
  const intl = useIntl();
  const { data } = useCallQuery(getProfile, {});
  const isTrial = useReadable(host.member)?.type === trialType;
  const [isOpen, setIsOpen] = useState(false);
  const edit = intl.formatMessage({ id: 'profile.edit' });
  const title = intl.formatMessage({ id: 'profile.title' });
  return (
    <section>
      <div className={styles.headed}>
        <h3>{title}</h3>
        {data && !isTrial ? (
          <Button size="small" aria-label={`${edit}: ${title}`} onClick={() => setIsOpen(true)}>
            {edit}
          </Button>
        ) : null}
      </div>
      <dl className={styles.facts}>
        <Fact name="nickname">{nickname}</Fact>
        <Fact name="realName">{data?.realName ?? <Missing id={data ? 'profile.realName.missing' : undefined} />}</Fact>
        <Fact name="birthday">
          <Birthday />
        </Fact>
        {profileFacts.map((fact) => (
          <Fact key={fact} name={fact}>
            {data?.[fact] ?? <Missing />}
          </Fact>
        ))}
      </dl>
      {isOpen && data ? <ProfileForm profile={data} onClose={() => setIsOpen(false)} /> : null}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>
        <FormattedMessage id={`profile.${name}`} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function Missing({ id = 'profile.missing' }: { id?: string }) {
  return (
    <span className={styles.missing}>
      <FormattedMessage id={id} />
    </span>
  );
}

/** The birthday, or a button to set it; nothing if the profile failed to load. */
function Birthday() {
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
