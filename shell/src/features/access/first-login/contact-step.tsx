import { useHost } from '@portal/shared/remote/host-context';
import { type ContactKind, provableContacts } from '@portal/shared/remote/verification/contact-channels.rules';
import { Tabs } from '@portal/shared/ui/navigation/tabs';
import { useState } from 'react';
import { useText } from '../../../host/use-text.ts';
import { BindEmail } from './bind-email.tsx';
import { BindMobile } from './bind-mobile.tsx';

/** Binds a contact, needed for a forgotten password or a login from a new address. */
export function ContactStep({ onDone }: { onDone(): void }) {
  const t = useText();
  const kinds = provableContacts(useHost().site.identity);
  const [kind, setKind] = useState<ContactKind>(kinds[0] ?? 'email');
  const items = kinds.map((value) => ({ value, label: t(`forgot.by_${value}`) }));
  return (
    <Tabs label={t('first.contact')} look="pill" items={items} value={kind} onChange={setKind}>
      {kind === 'mobile' ? <BindMobile onDone={onDone} /> : <BindEmail onDone={onDone} />}
    </Tabs>
  );
}
