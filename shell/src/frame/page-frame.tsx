import { usePathname } from '@portal/shared/remote/host-context';
import { useLocation } from '@portal/shared/remote/router';
import { memo, type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { routeOf } from '../app/routes.rules.ts';
import { usePortal } from '../host/portal-context.ts';
import { useText } from '../host/use-text.ts';
import { BannerArea } from './banner/banner-area.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { BottomBar } from './navigation/bottom-bar.tsx';
import { SideBar } from './navigation/side-bar.tsx';
import { NoticeBar } from './notices/notice-bar.tsx';
import styles from './page-frame.module.css';

// Rendered again for what they show alone: the address changes with every filter of a lobby.
const areas = {
  Header: memo(Header),
  Banner: memo(BannerArea),
  Notices: memo(NoticeBar),
  SideBar: memo(SideBar),
  Footer: memo(Footer),
  BottomBar: memo(BottomBar),
};

/** The named areas of the shell: header, banner, main, side menu, footer (docs/product.md 2.1). */
export function PageFrame({ children }: { children: ReactNode }) {
  const t = useText();
  const { isPublicDemo } = usePortal().host.site;
  const pathname = usePaintedPath();
  const { frame, hasNavigation, hasPhoneNavigation, hasBottomBar } = routeOf(pathname);
  const isFull = frame === 'full';
  return (
    <div className={styles.frame} data-frame={frame} data-bar={hasBottomBar || undefined}>
      <a className={styles.skip} href="#main">
        {t('frame.skip')}
      </a>
      {isPublicDemo && <p className={styles.demo}>{t('frame.demo')}</p>}
      {frame !== 'none' && <areas.Header {...{ hasNavigation, hasPhoneNavigation }} />}
      {isFull && <areas.Banner pathname={pathname} />}
      {isFull && <areas.Notices />}
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {isFull && <areas.SideBar />}
      {isFull && <areas.Footer />}
      {hasBottomBar && <areas.BottomBar />}
    </div>
  );
}

/**
 * The path that is asked for, from the paint on that answers its press: the frame changes ahead of its page, which takes
 * longer to render, and moves nothing below it later. A page that is there at once, as on "back", comes with its frame.
 */
function usePaintedPath(): string {
  const asked = usePathname();
  const isHere = useLocation().pathname === asked;
  const [painted, setPainted] = useState(asked);
  useEffect(() => {
    let afterPaint: ReturnType<typeof setTimeout> | undefined;
    const beforePaint = requestAnimationFrame(() => {
      // Anything less urgent would wait for the page, which is rendered in a transition.
      afterPaint = setTimeout(() => flushSync(() => setPainted(asked)));
    });
    return () => {
      cancelAnimationFrame(beforePaint);
      clearTimeout(afterPaint);
    };
  }, [asked]);
  return isHere ? asked : painted;
}
