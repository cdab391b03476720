import type { MemberInfo } from '@portal/shared/contract/accounts/member-info';
import { trialType } from '@portal/shared/contract/constants';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import type { ReactNode } from 'react';
import styles from './security-centre.module.css';

const agentTypes: readonly number[] = [1, 2, 41, 42];

export function AccountFacts({ member }: { member: MemberInfo }) {
  const intl = useIntl();
  const kind = member.type === trialType ? 'trial' : agentTypes.includes(member.type) ? 'agent' : 'player';
  const facts: [string, ReactNode][] = [
    ['id', member.id],
    ['account', member.account],
    ['kind', intl.formatMessage({ id: `account.kind.${kind}` })],
    [
      'club',
      intl.formatMessage(
        { id: 'account.club.value' },
        { name: member.clubLabel.labelName, rank: member.clubLabel.rankLevel },
      ),
    ],
    ['currency', member.currency],
    ['toUpline', intl.formatMessage({ id: member.toUpline ? 'account.toUpline.yes' : 'account.toUpline.no' })],
  ];
  return (
    <section>
      <h3 className={styles.heading}>
        <FormattedMessage id="account.facts" />
      </h3>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>
              <FormattedMessage id={`account.${name}`} />
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
