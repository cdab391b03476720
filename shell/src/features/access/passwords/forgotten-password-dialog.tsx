import { provableContacts } from '@portal/shared/remote/verification/contact-channels.rules';
import { Tabs } from '@portal/shared/ui/navigation/tabs';
import { useState } from 'react';
import type { DialogProps } from '../../../frame/dialogs/dialog-props.ts';
import { usePortal } from '../../../host/portal-context.ts';
import { hasMobileCodes } from '../../../host/session/mobile-codes.rules.ts';
import { useText } from '../../../host/use-text.ts';
import { AccessSheet } from '../parts/access-sheet.tsx';
import { DialogLink } from '../parts/dialog-link.tsx';
import { ForgotByEmail } from './forgot-by-email.tsx';
import { ForgotByMobile } from './forgot-by-mobile.tsx';
import own from './passwords.module.css';
import { SupportLink } from './support-link.tsx';

type Way = 'email' | 'mobile';

/**
 * Forgotten password (docs/product.md 2.3): by e-mail if mail is sent, by mobile number if codes by SMS are on, or by
 * support.
 */
export function ForgottenPasswordDialog({ onClose }: DialogProps) {
  const t = useText();
  const { host } = usePortal();
  const byMail = provableContacts(host.site.identity).includes('email');
  const ways: Way[] = [
    ...(byMail ? ['email' as const] : []),
    ...(hasMobileCodes(host.site) ? ['mobile' as const] : []),
  ];
  const [way, setWay] = useState(ways[0]);
  const form = way === 'mobile' ? <ForgotByMobile onClose={onClose} /> : way && <ForgotByEmail onClose={onClose} />;
  return (
    <AccessSheet
      onClose={onClose}
      title={t('forgot.title')}
      art={{ group: 'w_forget' }}
      description={<DialogLink to="login" textId="forgot.to_login" />}
    >
      <div className={own.sheet}>
        {way && ways.length > 1 ? (
          <Tabs
            label={t('forgot.ways')}
            look="pill"
            items={ways.map((value) => ({ value, label: t(`forgot.by_${value}`) }))}
            value={way}
            onChange={setWay}
          >
            {form}
          </Tabs>
        ) : (
          form
        )}
        <SupportLink />
      </div>
    </AccessSheet>
  );
}
