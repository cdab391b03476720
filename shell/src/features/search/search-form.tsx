import { searchTextMax } from '@portal/shared/contract/games/catalogue';
import { CloseIcon, SearchIcon } from '@portal/shared/ui/icons/frame';
import { IconButton } from '@portal/shared/ui/icons/icon-button';
import { type RefObject, useState } from 'react';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import styles from './search-form.module.css';
import { SearchPanel } from './search-panel.tsx';
import { searchPath } from './suggestions.rules.ts';
import { typeInto, useTyped } from './use-field.ts';

interface SearchFormProps {
  /** Initial text. */
  text?: string;
  isInSheet?: boolean;
  fieldRef?: RefObject<HTMLInputElement | null>;
  onLeave?(): void;
}

/** A search field with suggestions; Enter without a chosen one opens the page of all matches. */
export function SearchForm({ text = '', isInSheet = false, fieldRef, onLeave }: SearchFormProps) {
  const t = useText();
  const { host } = usePortal();
  const [field, setField] = useState<HTMLInputElement>();
  const take = (element: HTMLInputElement | null) => {
    if (fieldRef) fieldRef.current = element;
    if (element && isInSheet) setField(element);
  };
  return (
    <div className={styles.place}>
      {/* biome-ignore lint/a11y/useSemanticElements: not every browser served knows the search element. */}
      <form
        role="search"
        aria-label={t('header.search')}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = field?.value.trim();
          if (!typed) return;
          host.navigate(searchPath(typed));
          onLeave?.();
        }}
      >
        <SearchIcon size={20} />
        <input
          ref={take}
          role="combobox"
          aria-expanded={false}
          aria-autocomplete="list"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={searchTextMax}
          defaultValue={text}
          aria-label={t('header.search')}
          placeholder={t('header.search')}
          className={styles.input}
          onFocus={({ currentTarget }) => setField(currentTarget)}
        />
        {field && <ClearButton field={field} />}
      </form>
      {field && <SearchPanel field={field} isInSheet={isInSheet} onLeave={onLeave} />}
    </div>
  );
}

function ClearButton({ field }: { field: HTMLInputElement }) {
  const t = useText();
  if (!useTyped(field)) return null;
  return (
    <IconButton
      label={t('search.clear')}
      icon={<CloseIcon size={18} />}
      onClick={() => {
        typeInto(field, '');
        field.focus();
      }}
    />
  );
}
