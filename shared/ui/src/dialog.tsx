import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { cx } from './cx.tsx';
import styles from './dialog.module.css';
import { CloseIcon } from './icons-navigation.tsx';

export type DialogProps = {
  isOpen: boolean;
  /** Escape, the close button and, unless `isSticky`, a press outside. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** One sentence under the title. */
  description?: ReactNode;
  /** Left part of the two-part sheet: a picture; it shrinks to a band on phones. */
  art?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** A press outside does not close it: use it while a form is filled in. */
  isSticky?: boolean;
  footer?: ReactNode;
  children?: ReactNode;
  initialFocus?: RefObject<HTMLElement | null>;
  className?: string;
};

/** A modal sheet. Holds the focus, gives it back, locks the page behind; on phones it rises from below. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, art, size = 'medium' } = props;
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()} disablePointerDismissal={props.isSticky}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup
            initialFocus={props.initialFocus}
            className={cx(styles.sheet, styles[size], Boolean(art) && styles.twoPart, props.className)}
          >
            {art ? (
              <div className={styles.art} aria-hidden="true">
                {art}
              </div>
            ) : null}
            <DialogBody {...props} />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

function DialogBody({ title, description, closeLabel, footer, children }: DialogProps) {
  return (
    <div className={styles.body}>
      <header className={styles.head}>
        <div className={styles.heading}>
          <Base.Title className={styles.title}>{title}</Base.Title>
          {description ? <Base.Description className={styles.description}>{description}</Base.Description> : null}
        </div>
      </header>
      <div className={styles.content}>{children}</div>
      {footer ? <footer className={styles.footer}>{footer}</footer> : null}
      {/* Last in the order of focus, so that a form starts at its first field. */}
      <Base.Close className={styles.close} aria-label={closeLabel} title={closeLabel}>
        <CloseIcon />
      </Base.Close>
    </div>
  );
}
