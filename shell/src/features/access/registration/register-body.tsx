import { openMethods, type RegistrationMethod } from '@portal/shared/contract/accounts/registration-form';
import { getRegisterSettings } from '@portal/shared/contract/content/site';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { Tabs } from '@portal/shared/ui/navigation/tabs';
import { useState } from 'react';
import { QueryView } from '../../../frame/page-parts/query-view.tsx';
import { usePortal } from '../../../host/portal-context.ts';
import { hasSmsSender } from '../../../host/session/mobile-codes.rules.ts';
import { useText } from '../../../host/use-text.ts';
import { OtherWays } from '../login/other-ways.tsx';
import { ExtraForm } from '../login/second-factor/extra-form.tsx';
import { useLogin } from '../login/use-login.ts';
import styles from '../parts/access.module.css';
import { FormSkeleton } from '../parts/form-skeleton.tsx';
import { RegisterForm } from './register-form.tsx';
import type { RegisterSettings } from './registration-options.ts';

/** Builds the forms from the server's rules: a tab per open method, and the social channels below. */
export function RegisterBody({ onClose }: { onClose(): void }) {
  const query = useCallQuery(getRegisterSettings, {});
  const social = useLogin(onClose);
  if (social.extra)
    return <ExtraForm extra={social.extra} finish={social.finish} onLeave={() => social.leaveExtra()} />;
  return (
    <QueryView query={query} skeleton={<FormSkeleton rows={7} />}>
      {(settings) => (
        <div className={styles.form}>
          <RegisterWays settings={settings} />
          <OtherWays send={social.send} />
        </div>
      )}
    </QueryView>
  );
}

function RegisterWays({ settings }: { settings: RegisterSettings }) {
  const t = useText();
  const { toggles, identity } = usePortal().host.site;
  const open = openMethods({ flags: settings.flags, toggles });
  const methods = hasSmsSender(identity) ? open : open.filter((way) => way !== 'mobile');
  const [chosen, setChosen] = useState<RegistrationMethod>();
  const method = chosen ?? methods[0];
  if (!method) return <p>{t('register.closed')}</p>;
  // Each form has its own values and codes.
  const form = <RegisterForm key={method} method={method} settings={settings} />;
  if (methods.length === 1) return form;
  return (
    <Tabs
      label={t('register.ways')}
      look="pill"
      items={methods.map((value) => ({ value, label: t(`register.by_${value}`) }))}
      value={method}
      onChange={setChosen}
    >
      {form}
    </Tabs>
  );
}
