import { FormattedMessage } from '@portal/shared/remote/intl';
import styles from './security-centre.module.css';

/** Profile labels of specification 3. Their values are kept by the operator; this page names them, it does not edit them. */
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
        <div className={styles.fact}>
          <dt>
            <FormattedMessage id="profile.nickname" />
          </dt>
          <dd>{nickname}</dd>
        </div>
        {labels.map((label) => (
          <div key={label} className={styles.fact}>
            <dt>
              <FormattedMessage id={`profile.${label}`} />
            </dt>
            <dd className={styles.missing}>
              <FormattedMessage id="profile.missing" />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
