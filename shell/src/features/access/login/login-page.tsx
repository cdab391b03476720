import { plainPath } from '@portal/shared/contract/page-paths';
import { useLocation } from '@portal/shared/remote/router';
import { useAtomValue } from '@portal/shared/remote/state';
import { Button } from '@portal/shared/ui/button';
import { useEffect } from 'react';
import { requestedPathOf } from '../../../app/requested-path.rules.ts';
import { isLoggedInAtom } from '../../../host/atoms.ts';
import { usePortal } from '../../../host/portal-context.ts';
import { useText } from '../../../host/use-text.ts';
import styles from '../parts/access.module.css';
import { AccessArt } from '../parts/access-art.tsx';
import { AccessTexts } from '../parts/access-texts.tsx';
import { LoginForm } from './login-form.tsx';

/** /login, where redirects lead, and the agent page: /agentHome without a token. */
export function LoginPage() {
  const t = useText();
  const { host, dialogs } = usePortal();
  const { pathname, search } = useLocation();
  const isLoggedIn = useAtomValue(isLoggedInAtom);
  const isAgentPage = plainPath(pathname) === '/agenthome';
  const { directRegistration, loginRequiredForHome } = host.site.toggles;
  const mayRegister = directRegistration !== false && !isAgentPage;
  // With this toggle a visitor is sent here from another page.
  const mustLogIn = loginRequiredForHome === true && !isAgentPage;
  // After any login, even by the popup of the header.
  useEffect(() => {
    if (isLoggedIn && !isAgentPage) host.navigate(requestedPathOf({ search }), { replace: true });
  }, [isLoggedIn, isAgentPage, host, search]);
  return (
    <div className={styles.page}>
      <AccessArt />
      <div className={styles.pageForm}>
        <h1>{t(isAgentPage ? 'login.title_agent' : 'login.title')}</h1>
        {mustLogIn && <p className={styles.first}>{t('login.first')}</p>}
        <AccessTexts>
          <LoginForm isAgentPage={isAgentPage} onDone={() => undefined} />
        </AccessTexts>
        {mayRegister && (
          <Button variant="quiet" onClick={() => dialogs.open({ name: 'register' })}>
            {t('login.to_register')}
          </Button>
        )}
      </div>
    </div>
  );
}
