import { type FocusEvent, type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from 'react';
import { cx } from '../cx.tsx';
import styles from './hover-menu.module.css';

export interface HoverMenuProps {
  /** What the button shows; its accessible name is `label` when given, else its text. */
  button: ReactNode;
  label?: string;
  /** Lets callers focus the button. */
  buttonId?: string;
  buttonClassName?: string;
  panelClassName?: string;
  /** Link before the button whose panel this is; hovering it opens the panel, too. */
  before?: ReactNode;
  className?: string;
  /** Edge of the button to which the panel is aligned. */
  align?: 'start' | 'end';
  /** The panel; `close` for items that lead away: they go with it, so the focus returns to the button. */
  children: (close: () => void) => ReactNode;
}

/**
 * A disclosure that opens on hover with a mouse, on press with a finger, on Enter, Space or ArrowDown with keys. A mouse
 * that rests on it already, after the page has moved or Escape, opens it by a press.
 */
export function HoverMenu({
  button,
  label,
  buttonId,
  buttonClassName,
  panelClassName,
  align = 'start',
  before,
  className,
  children,
}: HoverMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const close = () => setIsOpen(false);
  const closeFromInside = () => {
    close();
    opener.current?.focus();
  };
  const onPointer = (open: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setIsOpen(open);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) closeFromInside();
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setIsOpen(true);
      moveFocus(root.current, event.key === 'ArrowDown' ? 1 : -1);
    }
  };
  const onBlur = (event: FocusEvent) => {
    if (!root.current?.contains(event.relatedTarget)) close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the button and the links within.
    <div
      ref={root}
      className={cx(styles.menu, className)}
      onPointerEnter={onPointer(true)}
      onPointerLeave={onPointer(false)}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      {before}
      <button
        ref={opener}
        id={buttonId}
        type="button"
        className={buttonClassName}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onPointerDown={(event) => setIsOpen(event.pointerType === 'mouse' || !isOpen)}
        onClick={(event) => event.detail === 0 && setIsOpen(!isOpen)}
      >
        {button}
      </button>
      <div id={panelId} hidden={!isOpen} className={cx(styles.panel, styles[align], panelClassName)}>
        {isOpen ? children(closeFromInside) : null}
      </div>
    </div>
  );
}

/** Next or previous thing that takes the focus, after the panel has been drawn. */
function moveFocus(root: HTMLElement | null, step: 1 | -1): void {
  requestAnimationFrame(() => {
    const stops = [...(root?.querySelectorAll<HTMLElement>('button, a[href]') ?? [])];
    const now = stops.findIndex((stop) => stop.matches(':focus'));
    stops[(now + step + stops.length) % stops.length]?.focus();
  });
}
