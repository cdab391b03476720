import { CloseIcon } from '@portal/shared/ui/icons/frame';
import { IconButton } from '@portal/shared/ui/icons/icon-button';
import { type RefObject, useState } from 'react';
import { SearchField } from '../../frame/header/search-field.tsx';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import styles from './search-panel.module.css';
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
      <SearchField
        ref={take}
        isTall
        landmark={isInSheet ? undefined : t('search.title')}
        field={field}
        defaultValue={text}
        onFocus={({ currentTarget }) => setField(currentTarget)}
        onSearch={(typed) => {
          host.navigate(searchPath(typed));
          onLeave?.();
        }}
      >
        {field && <ClearButton field={field} />}
      </SearchField>
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
