import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { isComposing } from '../behaviour/is-composing.tsx';
import styles from './search-list.module.css';

export interface SearchListLabels {
  search: string;
  list: string;
  /** Shown when nothing matches the input. */
  none: string;
}

export interface SearchListProps<Item> {
  labels: SearchListLabels;
  /** Matches of the input, in display order. */
  matching: (typed: string) => readonly Item[];
  keyOf: (item: Item) => string;
  /** Key of the chosen one. */
  chosen: string | undefined;
  draw: (item: Item) => ReactNode;
  onChoose(item: Item): void;
  onClose(): void;
}

/** Search field and list box: typing narrows, arrows move, Enter chooses, Escape closes the list alone. */
export function SearchList<Item>(props: SearchListProps<Item>) {
  const { labels, keyOf, chosen, draw, onChoose, onClose } = props;
  const id = useId();
  const [typed, setTyped] = useState('');
  const shown = props.matching(typed);
  const [activeKey, setActiveKey] = useState(chosen);
  const active = Math.max(
    0,
    shown.findIndex((item) => keyOf(item) === activeKey),
  );
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => search.current?.focus(), []);
  const activeId = shown[active] ? `${id}-${keyOf(shown[active])}` : undefined;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  function onKeyDown(event: KeyboardEvent): void {
    if (isComposing(event.nativeEvent)) return;
    const next = nextIndex(event.key, active, shown.length);
    if (event.key === 'Escape') {
      // The dialog around it stays open.
      event.stopPropagation();
      event.nativeEvent.stopImmediatePropagation();
      onClose();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const item = shown[active];
      if (item) onChoose(item);
    } else if (next !== undefined) {
      event.preventDefault();
      const item = shown[next];
      setActiveKey(item && keyOf(item));
    }
  }
  return (
    <div className={styles.panel}>
      <input
        ref={search}
        className={styles.search}
        role="combobox"
        aria-label={labels.search}
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={labels.search}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} role="listbox" aria-label={labels.list} className={styles.list}>
        {shown.map((item, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the search field, which holds the focus
          <div
            key={keyOf(item)}
            id={`${id}-${keyOf(item)}`}
            role="option"
            tabIndex={-1}
            aria-selected={keyOf(item) === chosen}
            data-active={index === active || undefined}
            className={styles.option}
            onClick={() => onChoose(item)}
          >
            {draw(item)}
          </div>
        ))}
      </div>
      <p role="status" className={styles.none}>
        {shown.length === 0 && labels.none}
      </p>
    </div>
  );
}

function nextIndex(key: string, from: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(from + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(from - 1, 0);
  if (key === 'PageDown') return Math.min(from + 6, count - 1);
  if (key === 'PageUp') return Math.max(from - 6, 0);
  return undefined;
}
