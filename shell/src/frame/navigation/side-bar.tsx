import { ChatIcon, CloseIcon, GlobeIcon, HelpIcon, ShareIcon } from '@portal/shared/ui/icons/frame';
import { IconButton } from '@portal/shared/ui/icons/icon-button';
import { useState } from 'react';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import { socialLinks } from './resources.rules.ts';
import styles from './side-bar.module.css';
import { SocialIcon } from './social-icons.tsx';
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
          label={t('side.chat')}
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
