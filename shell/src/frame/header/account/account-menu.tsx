import { useAtomValue } from '@portal/shared/remote/state';
import { Badge } from '@portal/shared/ui/feedback/badge';
import { CountBadge } from '@portal/shared/ui/feedback/count-badge';
import { GlobeIcon, MoonIcon, PersonIcon, ReceiptIcon, SunIcon } from '@portal/shared/ui/icons/frame';
import { DownloadIcon, MailIcon } from '@portal/shared/ui/icons/media';
import { DepositIcon, TransferIcon, WithdrawIcon } from '@portal/shared/ui/icons/money';
import { ExitIcon, TeamIcon } from '@portal/shared/ui/icons/navigation';
import { Avatar } from '@portal/shared/ui/images/avatar';
import { HoverMenu } from '@portal/shared/ui/navigation/hover-menu';
import type { ReactNode } from 'react';
import { install, installOfferAtom } from '../../../host/app/install-offer.ts';
import { languageAtom, memberAtom, themeAtom, unreadAtom } from '../../../host/atoms.ts';
import { usePortal } from '../../../host/portal-context.ts';
import { hasAgentCentre, hasMemberCentre } from '../../../host/sections.rules.ts';
import { useText } from '../../../host/use-text.ts';
import menu from '../../navigation/menu-items.module.css';
import { useMemberPages } from '../../navigation/use-member-pages.ts';
import { useUnclaimed } from '../../navigation/use-unclaimed.ts';
import { accountButtonId } from './account.rules.ts';
import styles from './account-bar.module.css';

/** Avatar with the unclaimed count, nickname, VIP level and id; opens the account menu. */
export function AccountMenu() {
  const t = useText();
  const member = useAtomValue(memberAtom);
  const unread = useAtomValue(unreadAtom);
  const unclaimed = useUnclaimed();
  const name = member?.nickname || member?.account || '';
  const face = (
    <>
      <span className={styles.avatar}>{member && <Avatar seed={member.avatar || member.id} size={38} />}</span>
      <span className={styles.who}>
        <span className={styles.name}>{name}</span>
        <span className={styles.id}>
          {member && <Badge tone="accent">{t('header.vip', { level: member.clubLabel.rankLevel })}</Badge>}
          {member && <span translate="no">{t('header.id', { id: member.account })}</span>}
        </span>
      </span>
      {/* After the name, which is the button's accessible name. */}
      <span className={styles.count}>
        <CountBadge count={unclaimed} label={t('header.unclaimed', { count: unclaimed })} />
      </span>
    </>
  );
  return (
    <HoverMenu button={face} buttonId={accountButtonId} buttonClassName={styles.face} align="end">
      {(close) => <AccountItems close={close} unread={unread} type={member?.type} />}
    </HoverMenu>
  );
}

function AccountItems({ close, unread, type }: { close(): void; unread: number; type: number | undefined }) {
  const t = useText();
  const { host, store, askToLogOut } = usePortal();
  const isInstallOffered = useAtomValue(installOfferAtom) !== undefined;
  const item = (label: string, icon: ReactNode, act: () => void, extra?: ReactNode) => (
    <button
      type="button"
      className={menu.item}
      onClick={() => {
        close();
        act();
      }}
    >
      {icon}
      {label}
      {extra}
    </button>
  );
  const mailbox = unread > 0 && <span className={menu.count}>{unread}</span>;
  const pages = useMemberPages();
  const isMember = hasMemberCentre(host.site, type);
  const page = (name: string, label: string, icon: ReactNode, extra?: ReactNode) =>
    isMember && pages.has(name) && item(t(label), icon, () => host.openOverlay('member-centre', name), extra);
  return (
    <>
      {isMember && item(t('menu.account'), <PersonIcon />, () => host.openOverlay('member-centre', 'securityCenter'))}
      {hasAgentCentre(host.site, type) && item(t('menu.agent'), <TeamIcon />, () => host.openOverlay('agent-centre'))}
      <div className={styles.phoneTools}>
        {page('depositv2', 'header.deposit', <DepositIcon />)}
        {page('withdraw', 'header.withdraw', <WithdrawIcon />)}
      </div>
      {page('personalHistoryCopy', 'menu.bets', <ReceiptIcon />)}
      {page('transactionHistory', 'menu.transactions', <TransferIcon />)}
      {page('messageV2', 'menu.mailbox', <MailIcon />, mailbox)}
      <PhoneTools close={close} />
      {isInstallOffered && item(t('menu.install'), <DownloadIcon />, () => void install(store))}
      {item(t('menu.sign_out'), <ExitIcon />, () => void askToLogOut())}
    </>
  );
}

/** Language and theme, for which a phone's header has no room while somebody is logged in. */
function PhoneTools({ close }: { close(): void }) {
  const t = useText();
  const { dialogs, setTheme } = usePortal();
  const theme = useAtomValue(themeAtom);
  const language = useAtomValue(languageAtom);
  return (
    <div className={styles.phoneTools}>
      <button type="button" className={menu.item} onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>
        {theme === 'dark' ? <SunIcon /> : <MoonIcon />}
        {t(theme === 'dark' ? 'header.theme_light' : 'header.theme_dark')}
      </button>
      <button
        type="button"
        className={menu.item}
        onClick={() => {
          close();
          dialogs.open({ name: 'language' });
        }}
      >
        <GlobeIcon />
        {t(`language.${language}`)}
      </button>
    </div>
  );
}
