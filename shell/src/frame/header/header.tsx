import { useAtomValue } from '@portal/shared/remote/state';
import { SearchIcon } from '@portal/shared/ui/icons/frame';
import { IconButton } from '@portal/shared/ui/icons/icon-button';
import type { RouteEntry } from '../../app/routes.rules.ts';
import { isLoggedInAtom } from '../../host/atoms.ts';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import { MemberBar, usePreloadedMemberBar } from './account/member-bar.tsx';
import { VisitorBar } from './account/visitor-bar.tsx';
import { AppDownloadMenu } from './app-download-menu.tsx';
import { Brand } from './brand.tsx';
import { NavigationBar } from './categories/navigation-bar.tsx';
import styles from './header.module.css';
import { LanguageMenu } from './language-menu.tsx';
import { SearchBox } from './search-box.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

type HeaderProps = Pick<RouteEntry, 'hasNavigation' | 'hasPhoneNavigation'>;

/**
 * Two rows on a desktop: brand, search and account, then the categories. One slim row on a phone; there the categories
 * of a lobby scroll with the page.
 */
export function Header({ hasNavigation, hasPhoneNavigation }: HeaderProps) {
  const t = useText();
  const { dialogs } = usePortal();
  const isLoggedIn = useAtomValue(isLoggedInAtom);
  usePreloadedMemberBar();
  return (
    <header className={styles.header} data-phone={hasPhoneNavigation || undefined}>
      <div className={styles.top} data-member={isLoggedIn || undefined}>
        <Brand />
        <SearchBox className={styles.search} />
        <IconButton
          className={styles.find}
          label={t('header.search')}
          icon={<SearchIcon size={22} />}
          onClick={() => dialogs.open({ name: 'search' })}
        />
        <div className={styles.tools}>
          <div className={styles.desktop}>
            <AppDownloadMenu />
          </div>
          <LanguageMenu />
          <ThemeSwitch />
        </div>
        <section className={styles.account} aria-label={t('header.account')}>
          {isLoggedIn ? <MemberBar /> : <VisitorBar />}
        </section>
      </div>
      {hasNavigation && <NavigationBar />}
    </header>
  );
}
