import * as Base from '@portal/shared/ui/dialog-parts';
import { type ReactNode, type RefObject, useRef } from 'react';
import { cx } from '../cx.tsx';
import { CloseIcon } from '../icons/frame.tsx';
import styles from './dialog.module.css';
import { useHistoryLayer } from './use-history-layer.tsx';
import { Veil } from './veil.tsx';

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
  /** Without it the first field of the content or, if there is none, the heading: Enter pressed twice does nothing. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Element that gets the focus afterwards if the opener may be gone; `true` for the opener. */
  finalFocus?: () => HTMLElement | true;
  className?: string;
  /** True if the address contains it, so that "back" closes it without an extra entry. */
  hasAddress?: boolean;
};

const off = ':disabled, [aria-disabled="true"]';
const fields = `input:not([type="hidden"], [readonly], ${off}), select:not(${off}), textarea:not(${off})`;

/** A modal sheet. Holds the focus, gives it back, locks the page behind; on phones it rises from below. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, art, size = 'medium', hasAddress = false } = props;
  useHistoryLayer(isOpen && !hasAddress, onClose);
  const content = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Links in the description come first in the order of focus, but a form is there to be typed into. A finger keeps
  // the default: the keyboard of a phone would cover what has just opened.
  const startAtField: Base.DialogFocus = (openedBy) =>
    openedBy === 'touch' || (content.current?.querySelector<HTMLElement>(fields) ?? heading.current ?? true);
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()} disablePointerDismissal={props.isSticky}>
      <Base.Portal>
        <Veil under="dialog" forceRender />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup
            initialFocus={props.initialFocus ?? startAtField}
            finalFocus={props.finalFocus}
            className={cx(styles.sheet, styles[size], Boolean(art) && styles.twoPart, props.className)}
          >
            {art ? (
              <div className={styles.art} aria-hidden="true">
                {art}
              </div>
            ) : null}
            <DialogBody {...props} contentRef={content} headingRef={heading} />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

type DialogBodyProps = DialogProps & {
  contentRef: RefObject<HTMLDivElement | null>;
  headingRef: RefObject<HTMLHeadingElement | null>;
};

function DialogBody({ title, description, closeLabel, footer, children, ...refs }: DialogBodyProps) {
  return (
    <div className={styles.body}>
      {/* No header or footer elements: here they would be landmarks of the page. */}
      <div className={styles.head}>
        <div className={styles.heading}>
          <Base.Title ref={refs.headingRef} tabIndex={-1} className={styles.title}>
            {title}
          </Base.Title>
          {description ? <Base.Description className={styles.description}>{description}</Base.Description> : null}
        </div>
      </div>
      <div ref={refs.contentRef} className={styles.content}>
        {children}
      </div>
      {footer ? <div className={styles.footer}>{footer}</div> : null}
      {/* Last in the order of focus, so that a form starts at its first field. */}
      <Base.Close className={styles.close} aria-label={closeLabel} title={closeLabel}>
        <CloseIcon />
      </Base.Close>
    </div>
  );
}
