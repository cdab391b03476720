import { listContracts } from '@portal/shared/contract/agents/contract-calls';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { Tabs } from '@portal/shared/ui/tabs';
import { useState } from 'react';
import { TeamPage } from '../../parts/team-page.tsx';
import { RegisterForm } from './form/register-form.tsx';
import { InvitationLinks } from './links/invitation-links.tsx';
import { ownTermsOf } from './offers/own-terms.rules.ts';

const ways = ['form', 'links'] as const;

/** Register account: by a form, or by an invitation that is sent on; both may carry offers of contracts. */
export function RegisterCenter() {
  const intl = useIntl();
  const [way, setWay] = useState<(typeof ways)[number]>('form');
  const contracts = useCallQuery(listContracts, { pageSize: 1 });
  const own = ownTermsOf(contracts.data?.own ?? []);
  return (
    <TeamPage error={contracts.error}>
      <Tabs
        label={intl.formatMessage({ id: 'page.registerCenter' })}
        items={ways.map((value) => ({ value, label: intl.formatMessage({ id: `newcomers.way.${value}` }) }))}
        value={way}
        onChange={setWay}
      >
        {way === 'form' ? <RegisterForm own={own} /> : <InvitationLinks own={own} />}
      </Tabs>
    </TeamPage>
  );
}
