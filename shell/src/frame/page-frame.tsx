import type { ReactNode } from 'react';
import type { Frame } from '../app/routes.rules.ts';
import { useText } from '../host/use-text.ts';
import { BannerArea } from './banner/banner-area.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { NoticeBar } from './notice-bar.tsx';
import styles from './page-frame.module.css';
import { SideBar } from './side-bar.tsx';

export interface PageFrameProps {
  pathname: string;
  frame: Frame;
  hasNavigation: boolean;
  children: ReactNode;
}

/** The named areas of the shell: header, banner, main, side menu, footer (specification 2.1). */
export function PageFrame({ pathname, frame, hasNavigation, children }: PageFrameProps) {
  const t = useText();
  const isFull = frame === 'full';
  return (
    <div className={styles.frame} data-frame={frame}>
      <a className={styles.skip} href="#main">
        {t('frame.skip')}
      </a>
      {frame !== 'none' && <Header hasNavigation={hasNavigation} />}
      {isFull && <BannerArea pathname={pathname} />}
      {isFull && <NoticeBar />}
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {isFull && <SideBar />}
      {isFull && <Footer />}
      {frame !== 'none' && <BottomBar pathname={pathname} />}
    </div>
  );
}
