import { Dialog } from '@portal/shared/ui/dialog';
import { Tabs } from '@portal/shared/ui/tabs';
import { useState } from 'react';
import type { DialogProps } from '../../../frame/dialogs/dialog-props.ts';
import { usePortal } from '../../../host/portal-context.ts';
import { useText } from '../../../host/use-text.ts';
import styles from '../parts/access.module.css';
import { AccessArt } from '../parts/access-art.tsx';
import { accountFocus } from '../parts/account-focus.ts';
import { ForgotByEmail } from './forgot-by-email.tsx';
import { ForgotByMobile } from './forgot-by-mobile.tsx';
import own from './passwords.module.css';
import { SupportLink } from './support-link.tsx';

type Way = 'email' | 'mobile';

/** Forgotten password (specification 2.3): by e-mail, by mobile number where codes by SMS are on, or by support. */
export function ForgottenPasswordDialog({ onClose }: DialogProps) {
  const t = useText();
  const { dialogs, host } = usePortal();
  const [way, setWay] = useState<Way>('email');
  const hasMobile = host.site.toggles.mobileCodeLogin === true;
  const items = (['email', 'mobile'] as const).map((value) => ({ value, label: t(`forgot.by_${value}`) }));
  const form =
    way === 'mobile' && hasMobile ? <ForgotByMobile onClose={onClose} /> : <ForgotByEmail onClose={onClose} />;
  return (
    <Dialog
      isOpen
      isSticky
      onClose={onClose}
      finalFocus={accountFocus}
      title={t('forgot.title')}
      closeLabel={t('common.close')}
      art={<AccessArt group="w_forget" />}
      description={
        <button type="button" className={styles.textButton} onClick={() => dialogs.open({ name: 'login' })}>
          {t('forgot.to_login')}
        </button>
      }
    >
      <div className={own.sheet}>
        {hasMobile ? (
          <Tabs label={t('forgot.ways')} look="pill" items={items} value={way} onChange={setWay}>
            {form}
          </Tabs>
        ) : (
          form
        )}
        <SupportLink />
      </div>
    </Dialog>
  );
}
