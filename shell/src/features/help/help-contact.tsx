import { Link } from '@portal/shared/remote/router';
import { Button, buttonClass } from '@portal/shared/ui/button';
import { ChatIcon, GlobeIcon } from '@portal/shared/ui/icons/frame';
import { MailIcon } from '@portal/shared/ui/icons/media';
import { usePortal } from '../../host/portal-context.ts';
import { hasLiveChat, supportWay } from '../../host/support/support.rules.ts';
import { useText } from '../../host/use-text.ts';
import styles from './help.module.css';

/** Contact options for readers without an answer: live chat and VIP service where configured, else a message. */
export function HelpContact({ onLeave, feedbackPath }: { onLeave?(): void; feedbackPath: string }) {
  const t = useText();
  const { host, dialogs, openSupport } = usePortal();
  const { way } = supportWay(
    // A support path that is the help centre itself leads nowhere from here.
    host.site.customerService.filter(({ path }) => !/^\/help(mc)?([?#]|$)/i.test(path)),
    host.member.get()?.clubLabel.rankLevel,
  );
  const hasChat = hasLiveChat(host.site.customerService, window.location);
  return (
    <section className={styles.contact} aria-label={t('help.contact')}>
      <div>
        <h2>{t('help.contact')}</h2>
        <p>{t(hasChat ? 'help.contact_text_chat' : 'help.contact_text')}</p>
      </div>
      <div className={styles.ways}>
        {(way === 'vip' || (way === 'chat' && hasChat)) && (
          <Button variant="primary" icon={<ChatIcon size={20} />} onClick={openSupport}>
            {t(way === 'vip' ? 'vip.service' : 'side.chat')}
          </Button>
        )}
        <Link to={feedbackPath} className={buttonClass()} onClick={onLeave}>
          <MailIcon size={20} />
          {t('help.write')}
        </Link>
        <Button icon={<GlobeIcon size={20} />} onClick={() => dialogs.open({ name: 'domains' })}>
          {t('domains.title')}
        </Button>
        <Link to="/accessibility" className={buttonClass({ variant: 'quiet' })} onClick={onLeave}>
          {t('footer.accessibility')}
        </Link>
      </div>
    </section>
  );
}
