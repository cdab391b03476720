import { Tabs } from '@portal/shared/ui/tabs';
import { useState } from 'react';
import { useText } from '../../../host/use-text.ts';
import { BindEmail } from './bind-email.tsx';
import { BindMobile } from './bind-mobile.tsx';

type Kind = 'mobile' | 'email';

/** Binds one contact, so that a forgotten password and a login from elsewhere have an answer. */
export function ContactStep({ onDone }: { onDone(): void }) {
  const t = useText();
  const [kind, setKind] = useState<Kind>('mobile');
  const items = (['mobile', 'email'] as const).map((value) => ({ value, label: t(`forgot.by_${value}`) }));
  return (
    <Tabs label={t('first.contact')} look="pill" items={items} value={kind} onChange={setKind}>
      {kind === 'mobile' ? <BindMobile onDone={onDone} /> : <BindEmail onDone={onDone} />}
    </Tabs>
  );
}
