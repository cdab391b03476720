import { cx } from '@portal/shared/ui/cx';
import { SearchIcon } from '@portal/shared/ui/icons/frame';
import type { ComponentProps } from 'react';
import { useText } from '../../host/use-text.ts';
import styles from './search-field.module.css';

interface SearchFieldProps extends ComponentProps<'input'> {
  /** The input once it had the focus. */
  field: HTMLInputElement | undefined;
  /** Of a page or sheet, not of the header. */
  isTall?: boolean;
  /** Name of the landmark, where the page has another one. */
  landmark?: string | undefined;
  /** Called with what was typed, without blanks around it, when there is something. */
  onSearch(text: string): void;
}

/** A field whose suggestions are drawn by its owner; `children` stand behind the input. */
export function SearchField({ field, isTall = false, landmark, onSearch, children, ...input }: SearchFieldProps) {
  const t = useText();
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser served knows the search element.
    <form
      role="search"
      aria-label={landmark ?? t('header.search')}
      className={cx(styles.search, isTall && styles.tall)}
      onSubmit={(event) => {
        event.preventDefault();
        const text = field?.value.trim();
        if (text) onSearch(text);
      }}
    >
      <SearchIcon size={20} />
      <input
        role="combobox"
        aria-expanded={false}
        aria-autocomplete="list"
        enterKeyHint="search"
        autoComplete="off"
        // `searchTextMax` of the contract, whose file the first script does not carry.
        maxLength={64}
        aria-label={t('header.search')}
        placeholder={t('header.search')}
        {...input}
        className={styles.input}
      />
      {children}
    </form>
  );
}
