import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button.tsx';
import { cx } from '../cx.tsx';
import { FilterIcon } from '../icons/navigation.tsx';
import styles from './filter-bar.module.css';

export type FilterBarProps = {
  /** Tabs of the lists; always shown. */
  lists: ReactNode;
  /** The first filter; on phones behind the button. */
  first?: ReactNode;
  /** Search field; on phones behind the button. */
  search?: ReactNode;
  /** The other filters, behind the button on every screen; a `p` among them explains one. */
  more?: ReactNode;
  /** Name of the button. */
  label: string;
  /** Number of chosen filters, which the button shows. */
  chosenCount: number;
};

/** Lists and filters of a lobby in one row; a button unfolds what the row has no room for. */
export function FilterBar({ lists, first, search, more, label, chosenCount }: FilterBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const folded = [first, search, more].map((part, index) => (part ? `${id}-${index}` : undefined));
  const [firstId, searchId, moreId] = folded;
  return (
    <div className={cx(styles.bar, isOpen && styles.open)}>
      <div className={styles.lists}>{lists}</div>
      {firstId && (
        <div id={firstId} className={styles.first}>
          {first}
        </div>
      )}
      {folded.some(Boolean) && (
        <Button
          className={cx(styles.toggle, !more && styles.onPhones)}
          icon={<FilterIcon size={20} />}
          aria-expanded={isOpen}
          aria-controls={folded.filter(Boolean).join(' ')}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={styles.word}>{label}</span>
          {chosenCount > 0 && <span className={styles.chosen}>{chosenCount}</span>}
        </Button>
      )}
      {searchId && (
        <div id={searchId} className={styles.search}>
          {search}
        </div>
      )}
      {moreId && (
        <div id={moreId} className={styles.more}>
          {more}
        </div>
      )}
    </div>
  );
}
