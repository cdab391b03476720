import { ChatIcon, CloseIcon, GlobeIcon, HelpIcon, ShareIcon } from '@portal/shared/ui/icons/frame';
import { Icon } from '@portal/shared/ui/icons/icon';
import { IconButton } from '@portal/shared/ui/icons/icon-button';
import { type ReactNode, useState } from 'react';
import { usePortal } from '../../host/portal-context.ts';
import { hasLiveChat } from '../../host/support/support.rules.ts';
import { useText } from '../../host/use-text.ts';
import { type SocialType, socialLinks } from './resources.rules.ts';
import styles from './side-bar.module.css';
import { useMemberPages } from './use-member-pages.ts';

/** A column of icons, one per configured resource; on phones they fold into one support button. */
export function SideBar() {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <aside className={styles.side} aria-label={t('side.label')}>
      <div className={styles.icons} data-open={isOpen || undefined}>
        <SideIcons />
      </div>
      <IconButton
        className={styles.fold}
        variant="raised"
        aria-expanded={isOpen}
        label={t('side.support')}
        icon={isOpen ? <CloseIcon /> : <ChatIcon />}
        onClick={() => setIsOpen(!isOpen)}
      />
    </aside>
  );
}

function SideIcons() {
  const t = useText();
  const { host, dialogs, openSupport } = usePortal();
  const pages = useMemberPages();
  const { resources, customerService } = host.site;
  return (
    <>
      {socialLinks(resources).map(({ type, url }) => (
        <a
          key={type}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className={styles.icon}
          aria-label={t(`side.${type}`)}
          title={t(`side.${type}`)}
        >
          <SocialIcon type={type} />
        </a>
      ))}
      {customerService.length > 0 && (
        <IconButton
          className={styles.icon}
          label={t(hasLiveChat(customerService, window.location) ? 'side.chat' : 'support.title')}
          icon={<ChatIcon size={22} />}
          onClick={openSupport}
        />
      )}
      <IconButton
        className={styles.icon}
        label={t('side.help')}
        icon={<HelpIcon size={22} />}
        onClick={() => dialogs.open({ name: 'help' })}
      />
      <IconButton
        className={styles.icon}
        label={t('domains.title')}
        icon={<GlobeIcon size={22} />}
        onClick={() => dialogs.open({ name: 'domains' })}
      />
      {pages.has('referral') && (
        <IconButton
          className={styles.icon}
          label={t('side.invite')}
          icon={<ShareIcon size={22} />}
          onClick={() => host.openOverlay('member-centre', 'referral')}
        />
      )}
    </>
  );
}

const drawing: Readonly<Record<SocialType, string>> = {
  // Our own drawings (thumb, paper plane, screen, phone in a balloon), not trade marks.
  facebook:
    'M7.5 10.8v8.7M4.5 10.8h3l3.5-6.6a2 2 0 0 1 2.2 2.3l-.5 3.1h5.2a1.8 1.8 0 0 1 1.8 2.2l-1.3 6.2a2 2 0 0 1-2 1.5H5.5a1 1 0 0 1-1-1z',
  telegram: 'M20.5 4.5 3.5 11.3l5.7 2.2 2.1 6 3.2-4.3 4 3z M9.2 13.5l11.3-9',
  youtube:
    'M6 6h12a2.5 2.5 0 0 1 2.5 2.5v7A2.5 2.5 0 0 1 18 18H6a2.5 2.5 0 0 1-2.5-2.5v-7A2.5 2.5 0 0 1 6 6zM10.5 9.3v5.4l4.2-2.7z',
  whatsapp:
    'M12 4a8 8 0 1 1-3.9 15L4 20l1.1-4A8 8 0 0 1 12 4zM9.3 8.5c-1 1.1 0 3.1 1.6 4.6s3.6 2.5 4.6 1.5l.3-1-1.9-1-.8.8c-.9-.3-1.9-1.3-2.2-2.2l.8-.8-1-1.9z',
};

function SocialIcon({ type }: { type: SocialType }): ReactNode {
  return <Icon d={drawing[type]} size={22} />;
}
