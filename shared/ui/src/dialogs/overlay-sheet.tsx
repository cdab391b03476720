import * as Base from '@portal/shared/ui/dialog-parts';
import { type ReactNode, useRef } from 'react';
import { cx } from '../cx.tsx';
import { CloseIcon } from '../icons/frame.tsx';
import { ArrowLeftIcon } from '../icons/navigation.tsx';
import { type MenuPage, SideMenu } from '../navigation/side-menu.tsx';
import styles from './overlay-sheet.module.css';
import { Veil } from './veil.tsx';

export type OverlaySheetProps = {
  isOpen: boolean;
  onClose: () => void;
  /** The name of the centre. */
  title: ReactNode;
  /** Name and balance, above the menu. */
  header?: ReactNode;
  pages: MenuPage[];
  /** The page shown on the right. Absent on phones means the list; on wide screens give a default. */
  pageId?: string;
  /** `undefined` goes back to the list on phones. */
  onPage: (pageId: string | undefined) => void;
  labels: { close: string; back: string; menu: string };
  children: ReactNode;
};

/**
 * Member and agent centre (2.5, 2.6): a full-height sheet, the menu left, the page right.
 * On phones the menu is a list; a page of it covers the list and has a back arrow.
 */
export function OverlaySheet(props: OverlaySheetProps) {
  const { isOpen, onClose, pages, pageId, onPage, labels } = props;
  const sheetRef = useRef<HTMLDivElement>(null);
  const page = pages.find((candidate) => candidate.id === pageId);
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()} disablePointerDismissal>
      <Base.Portal>
        <Veil under="overlay" />
        <Base.Popup ref={sheetRef} initialFocus={sheetRef} className={cx(styles.sheet, page && styles.inPage)}>
          <div className={styles.side}>
            <header className={styles.head}>
              <Base.Title className={styles.title}>{props.title}</Base.Title>
              <Base.Close className={cx(styles.round, styles.onPhone)} aria-label={labels.close}>
                <CloseIcon />
              </Base.Close>
            </header>
            {props.header ? <div className={styles.who}>{props.header}</div> : null}
            <SideMenu className={styles.menu} label={labels.menu} {...{ pages, pageId, onPage }} />
          </div>
          <section className={styles.main} aria-label={typeof page?.label === 'string' ? page.label : undefined}>
            <header className={styles.head}>
              <button
                type="button"
                className={cx(styles.round, styles.onPhone)}
                aria-label={labels.back}
                onClick={() => onPage(undefined)}
              >
                <ArrowLeftIcon />
              </button>
              <h2 className={styles.pageTitle}>{page?.label}</h2>
              <Base.Close className={styles.round} aria-label={labels.close}>
                <CloseIcon />
              </Base.Close>
            </header>
            <div className={styles.content} key={pageId}>
              {props.children}
            </div>
          </section>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
