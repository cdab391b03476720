import { type ReactNode, useId } from 'react';
import { useDropDown } from '../behaviour/use-drop-down.tsx';
import { cx } from '../cx.tsx';
import { ChevronDownIcon } from '../icons/frame.tsx';
import box from './field-box.module.css';
import { SearchList, type SearchListLabels } from './search-list.tsx';
import styles from './search-select.module.css';

export interface SearchSelectProps<Item> {
  /** Field name in the form; the button registers it, so that errors can focus it. */
  name: string;
  label: ReactNode;
  labels: SearchListLabels;
  /** Shown while nothing is chosen. */
  placeholder: ReactNode;
  chosen: Item | undefined;
  matching: (typed: string) => readonly Item[];
  keyOf: (item: Item) => string;
  draw: (item: Item) => ReactNode;
  error?: ReactNode;
  onChoose: (item: Item) => void;
}

/** A required choice from many: a field that opens a list with a search. */
export function SearchSelect<Item>(props: SearchSelectProps<Item>) {
  const { chosen, draw, keyOf, error, onChoose } = props;
  const id = useId();
  const { isOpen, close, around, opener } = useDropDown();
  return (
    <div className={box.field} {...around}>
      <span id={`${id}-label`} className={box.label}>
        {props.label}
        <span aria-hidden="true" className={styles.required} />
      </span>
      <div className={cx(box.frame, styles.frame, Boolean(error) && box.invalid)}>
        <button
          {...opener}
          id={id}
          name={props.name}
          className={styles.opener}
          aria-labelledby={`${id}-label ${id}`}
          aria-describedby={error ? `${id}-note` : undefined}
        >
          <span className={cx(styles.shown, chosen === undefined && styles.none)}>
            {chosen === undefined ? props.placeholder : draw(chosen)}
          </span>
          <ChevronDownIcon size={18} className={styles.arrow} />
        </button>
        {isOpen ? (
          <SearchList
            labels={props.labels}
            matching={props.matching}
            keyOf={keyOf}
            chosen={chosen && keyOf(chosen)}
            draw={draw}
            onClose={close}
            onChoose={(item) => {
              onChoose(item);
              close();
            }}
          />
        ) : null}
      </div>
      <div className={box.note} aria-live="polite">
        {error ? (
          <p id={`${id}-note`} className={box.error}>
            {error}
          </p>
        ) : null}
      </div>
    </div>
  );
}
