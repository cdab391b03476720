import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { cx } from '../cx.tsx';
import styles from './tabs.module.css';

export type TabItem<Value extends string> = { value: Value; label: ReactNode; badge?: ReactNode };

export type TabsProps<Value extends string> = {
  label: string;
  items: TabItem<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** The panel of the chosen tab. */
  children?: ReactNode;
  look?: 'line' | 'pill';
  className?: string;
};

/** Tabs after the ARIA pattern: one stop of the tab key, arrows move and choose. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { items, value, onChange, look = 'line' } = props;
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);
  // The chosen tab may stand outside a row that scrolls.
  useEffect(() => {
    const list = listRef.current;
    const tab = list?.querySelector<HTMLElement>(`[id="${id}-${value}"]`);
    if (list && tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
  }, [id, value]);
  function onKeyDown(event: KeyboardEvent): void {
    const to = nextIndex(
      event.key,
      items.findIndex((item) => item.value === value),
      items.length,
    );
    const item = to === undefined ? undefined : items[to];
    if (to === undefined || !item) return;
    event.preventDefault();
    onChange(item.value);
    listRef.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  }
  return (
    <div className={props.className}>
      <div
        ref={listRef}
        role="tablist"
        aria-label={props.label}
        className={cx(styles.list, styles[look])}
        onKeyDown={onKeyDown}
      >
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-${item.value}`}
            aria-selected={item.value === value}
            aria-controls={props.children ? `${id}-panel` : undefined}
            tabIndex={item.value === value ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(item.value)}
          >
            {item.label}
            {item.badge}
          </button>
        ))}
      </div>
      {props.children ? (
        <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`} className={styles.panel}>
          {props.children}
        </div>
      ) : null}
    </div>
  );
}

function nextIndex(key: string, from: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (from + 1) % count;
  if (key === 'ArrowLeft') return (from - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
