import { Tabs } from '@portal/shared/ui/tabs';
import { useState } from 'react';
import type { DialogProps } from '../../../frame/dialogs/dialog-props.ts';
import { hasMobileCodes } from '../../../host/mobile-codes.rules.ts';
import { usePortal } from '../../../host/portal-context.ts';
import { useText } from '../../../host/use-text.ts';
import { AccessSheet } from '../parts/access-sheet.tsx';
import { DialogLink } from '../parts/dialog-link.tsx';
import { ForgotByEmail } from './forgot-by-email.tsx';
import { ForgotByMobile } from './forgot-by-mobile.tsx';
import own from './passwords.module.css';
import { SupportLink } from './support-link.tsx';

type Way = 'email' | 'mobile';

/** Forgotten password (specification 2.3): by e-mail, by mobile number where codes by SMS are on, or by support. */
export function ForgottenPasswordDialog({ onClose }: DialogProps) {
  const t = useText();
  const { host } = usePortal();
  const [way, setWay] = useState<Way>('email');
  const items = (['email', 'mobile'] as const).map((value) => ({ value, label: t(`forgot.by_${value}`) }));
  const byEmail = <ForgotByEmail onClose={onClose} />;
  return (
    <AccessSheet
      onClose={onClose}
      title={t('forgot.title')}
      art={{ group: 'w_forget' }}
      description={<DialogLink to="login" textId="forgot.to_login" />}
    >
      <div className={own.sheet}>
        {hasMobileCodes(host.site) ? (
          <Tabs label={t('forgot.ways')} look="pill" items={items} value={way} onChange={setWay}>
            {way === 'mobile' ? <ForgotByMobile onClose={onClose} /> : byEmail}
          </Tabs>
        ) : (
          byEmail
        )}
        <SupportLink />
      </div>
    </AccessSheet>
  );
}
