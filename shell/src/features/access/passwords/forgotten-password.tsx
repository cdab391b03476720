import { Button } from '@portal/shared/ui/button';
import { ChatIcon } from '@portal/shared/ui/icons-media';
import { usePortal } from '../../../host/portal-context.ts';
import { useText } from '../../../host/use-text.ts';
import styles from '../parts/access.module.css';

/** What somebody can do today who has forgotten the password: customer service, by live chat where there is one. */
export function ForgottenPassword() {
  const t = useText();
  const { host, openSupport } = usePortal();
  const hasChat = host.site.customerService.length > 0;
  return (
    <div role="status" className={styles.forgotten}>
      <p>{t('login.forgot_text')}</p>
      <Button size="small" icon={hasChat ? <ChatIcon size={18} /> : undefined} onClick={openSupport}>
        {t(hasChat ? 'side.chat' : 'help.title')}
      </Button>
    </div>
  );
}
