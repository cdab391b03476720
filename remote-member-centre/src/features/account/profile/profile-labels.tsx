import { FormattedMessage } from '@portal/shared/remote/intl';
import type { ReactNode } from 'react';
import styles from '../security-centre.module.css';
import { Birthday } from './birthday.tsx';

/** Profile labels of specification 3. The birthday is the member's to say, once; the others are kept by the operator. */
const labels = [
  'realName',
  'fullName',
  'birthday',
  'permanentAddress',
  'currentAddress',
  'placeOfBirth',
  'nationality',
  'occupation',
  'sourceOfIncome',
] as const;

export function ProfileLabels({ nickname }: { nickname: string }) {
  return (
    <section>
      <h3 className={styles.heading}>
        <FormattedMessage id="profile.title" />
      </h3>
      <dl className={styles.facts}>
        <Fact name="nickname">{nickname}</Fact>
        {labels.map((label) => (
          <Fact key={label} name={label}>
            {label === 'birthday' ? <Birthday /> : <Missing />}
          </Fact>
        ))}
      </dl>
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

function Missing() {
  return (
    <span className={styles.missing}>
      <FormattedMessage id="profile.missing" />
    </span>
  );
}
