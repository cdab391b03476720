import { usePathname } from '@portal/shared/remote/host-context';
import { useAtomValue } from '@portal/shared/remote/state';
import { CountBadge } from '@portal/shared/ui/feedback/count-badge';
import { GamesIcon, GiftIcon, HomeIcon, PersonIcon, WalletIcon } from '@portal/shared/ui/icons/frame';
import type { ReactNode } from 'react';
import { pageTypeOf } from '../../app/routes.rules.ts';
import { overlayAtom } from '../../host/atoms.ts';
import { usePortal } from '../../host/portal-context.ts';
import { hasActivityCentre } from '../../host/sections.rules.ts';
import { useText } from '../../host/use-text.ts';
import styles from './bottom-bar.module.css';
import { useUnclaimed } from './use-unclaimed.ts';

type ItemName = 'home' | 'games' | 'wallet' | 'rewards' | 'me';

const lobbyPages = ['rng', 'live', 'sports', 'esports', 'fish', 'pvp', 'lottery', 'vnlottery', 'elott'];
const inCentre: readonly ItemName[] = ['wallet', 'me'];
const rewardPages = ['promotions', 'promodetail', 'vip', 'pointmall', 'lucky', 'tournaments'];

function currentItemOf(page: string, overlayPage: string | undefined): ItemName | undefined {
  if (overlayPage === 'transferFund') return 'wallet';
  if (overlayPage) return 'me';
  if (page === 'home') return 'home';
  if (lobbyPages.includes(page)) return 'games';
  return rewardPages.includes(page) ? 'rewards' : undefined;
}

/** Five items at the bottom, on phones only; three if the operator has no member centre. */
export function BottomBar() {
  const t = useText();
  const { host } = usePortal();
  // The pressed item is marked at once, also while its page is still being rendered.
  const pathname = usePathname();
  const unclaimed = useUnclaimed();
  const overlay = useAtomValue(overlayAtom);
  const here = currentItemOf(pageTypeOf(pathname), overlay && (overlay.page ?? overlay.overlay));
  const go = (path: string) => () => {
    host.closeOverlay();
    host.navigate(path);
  };
  const items: [ItemName, ReactNode, () => void][] = [
    ['home', <HomeIcon key="home" />, go('/')],
    ['games', <GamesIcon key="games" />, go('/rng')],
    ['wallet', <WalletIcon key="wallet" />, () => host.openOverlay('member-centre', 'transferFund')],
    ['rewards', <GiftIcon key="rewards" />, go(hasActivityCentre(host.site) ? '/promotions' : '/vip')],
    ['me', <PersonIcon key="me" />, () => host.openOverlay('member-centre', 'securityCenter')],
  ];
  // Without the member centre its items would lead nowhere.
  const shown = host.site.toggles.memberCentre === false ? items.filter(([name]) => !inCentre.includes(name)) : items;
  return (
    <nav className={styles.bar} aria-label={t('bottom.label')}>
      {shown.map(([name, icon, onClick]) => (
        <button
          key={name}
          type="button"
          className={styles.place}
          aria-current={name === here ? 'page' : undefined}
          onClick={onClick}
        >
          <span className={styles.icon}>
            {icon}
            {name === 'me' && <CountBadge count={unclaimed} label={t('header.unclaimed', { count: unclaimed })} />}
          </span>
          {t(`bottom.${name}`)}
        </button>
      ))}
    </nav>
  );
}
