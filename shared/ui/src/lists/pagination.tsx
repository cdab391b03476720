import { offWhen } from '../behaviour/off-when.tsx';
import { cx } from '../cx.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/frame.tsx';
import styles from './pagination.module.css';
import { pageItems } from './pagination.rules.ts';

export type PaginationProps = {
  pageNo: number;
  totalPages: number;
  onChange: (pageNo: number) => void;
  labels: { pages: string; previous: string; next: string };
  /** Whether a page change is announced here; false if the list announces it itself. */
  isSpoken?: boolean;
  className?: string;
};

/**
 * Pages from 1; previous and next stop at the ends. Nothing for a single page. The page that a press has led to is read
 * out, since the focus stays on the arrow.
 */
export function Pagination(props: PaginationProps) {
  const { pageNo, totalPages, onChange, labels, isSpoken = true, className } = props;
  if (totalPages <= 1) return null;
  return (
    <nav className={cx(styles.pages, className)} aria-label={labels.pages}>
      <button
        type="button"
        className={styles.page}
        aria-label={labels.previous}
        {...offWhen(pageNo <= 1, () => onChange(pageNo - 1))}
      >
        <ChevronLeftIcon size={20} />
      </button>
      {pageItems(pageNo, totalPages).map((item, at) =>
        item === 'gap' ? (
          <span key={at < 3 ? 'gap-before' : 'gap-after'} className={styles.gap}>
            …
          </span>
        ) : (
          <button
            key={item}
            type="button"
            className={styles.page}
            aria-current={item === pageNo ? 'page' : undefined}
            onClick={() => onChange(item)}
          >
            {item}
          </button>
        ),
      )}
      <button
        type="button"
        className={styles.page}
        aria-label={labels.next}
        {...offWhen(pageNo >= totalPages, () => onChange(pageNo + 1))}
      >
        <ChevronRightIcon size={20} />
      </button>
      {isSpoken ? (
        <span className="visually-hidden" role="status">
          {labels.pages}: {pageNo} / {totalPages}
        </span>
      ) : null}
    </nav>
  );
}
