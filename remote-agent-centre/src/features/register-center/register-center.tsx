import { useIntl } from '@portal/shared/remote/intl';
import { Tabs } from '@portal/shared/ui/navigation/tabs';
import { useState } from 'react';
import { TeamPage } from '../../parts/team-page.tsx';
import { RegisterForm } from './form/register-form.tsx';
import { InvitationLinks } from './links/invitation-links.tsx';
import { useOwnContracts } from './offers/use-own-contracts.ts';

const ways = ['form', 'links'] as const;

/** Register account: by form or by invitation; both may include contract offers. */
export function RegisterCenter() {
  const intl = useIntl();
  const [way, setWay] = useState<(typeof ways)[number]>('form');
  const contracts = useOwnContracts();
  return (
    <TeamPage error={contracts.error}>
      <Tabs
        label={intl.formatMessage({ id: 'page.registerCenter' })}
        items={ways.map((value) => ({ value, label: intl.formatMessage({ id: `newcomers.way.${value}` }) }))}
        value={way}
        onChange={setWay}
      >
        {way === 'form' ? <RegisterForm /> : <InvitationLinks />}
      </Tabs>
    </TeamPage>
  );
}
