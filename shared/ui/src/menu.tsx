import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cx } from './cx.tsx';
import styles from './menu.module.css';

export type MenuItem = {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  badge?: ReactNode;
  isChosen?: boolean;
  onSelect: () => void;
};

export type MenuProps = {
  /** The accessible name of the button, where its content is a picture. */
  label: string;
  trigger: ReactNode;
  items: MenuItem[];
  /** Stands above the items: who is logged in, a balance. */
  header?: ReactNode;
  align?: 'start' | 'end';
  /** Also opens when the pointer rests on it, as the language selector does. */
  opensOnHover?: boolean;
  className?: string;
};

/** A button with a menu below it; arrows move, Escape and a press outside close, the focus goes back. */
export function Menu(props: MenuProps) {
  const { items, align = 'end', opensOnHover = false } = props;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  useOutsidePress(isOpen, rootRef, () => setIsOpen(false));
  function close(): void {
    setIsOpen(false);
    buttonRef.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent): void {
    const key = event.key;
    if (key === 'Escape' && isOpen) close();
    if (key === 'Tab') setIsOpen(false);
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
    event.preventDefault();
    setIsOpen(true);
    requestAnimationFrame(() => moveFocus(rootRef.current, key === 'ArrowDown' ? 1 : -1));
  }
  const hover = opensOnHover ? { onPointerEnter: () => setIsOpen(true), onPointerLeave: () => setIsOpen(false) } : {};
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the button and the items inside it
    <div ref={rootRef} className={cx(styles.root, props.className)} onKeyDown={onKeyDown} {...hover}>
      <button
        ref={buttonRef}
        type="button"
        className={styles.trigger}
        aria-label={props.label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(opensOnHover || !isOpen)}
      >
        {props.trigger}
      </button>
      {isOpen ? (
        <div className={cx(styles.popup, styles[align])}>
          {props.header ? <div className={styles.header}>{props.header}</div> : null}
          <div id={id} role="menu" aria-label={props.label}>
            {items.map((item) => (
              <MenuRow key={item.id} item={item} onDone={close} />
            ))}
          </div>
        </div>
      ) : null}
    </div>
  );
}

function MenuRow({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const role =
    item.isChosen === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': item.isChosen };
  return (
    <button
      type="button"
      {...role}
      tabIndex={-1}
      className={styles.item}
      onClick={() => {
        onDone();
        item.onSelect();
      }}
    >
      {item.icon}
      <span className={styles.label}>{item.label}</span>
      {item.badge}
    </button>
  );
}

function moveFocus(root: HTMLElement | null, step: number): void {
  const rows = [...(root?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
  const at = rows.findIndex((row) => row.matches(':focus'));
  const next = at < 0 ? (step > 0 ? 0 : rows.length - 1) : (at + step + rows.length) % rows.length;
  rows[next]?.focus();
}

function useOutsidePress(isOn: boolean, rootRef: { current: HTMLElement | null }, onPress: () => void): void {
  const latest = useRef(onPress);
  latest.current = onPress;
  useEffect(() => {
    if (!isOn) return;
    function onDown(event: PointerEvent): void {
      if (event.target instanceof Node && !rootRef.current?.contains(event.target)) latest.current();
    }
    document.addEventListener('pointerdown', onDown);
    return () => document.removeEventListener('pointerdown', onDown);
  }, [isOn, rootRef]);
}
