import { SearchIcon } from '@portal/shared/ui/icons/frame';
import { useState } from 'react';
import type { SearchPanelProps } from '../../features/search/search-panel.tsx';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import { lazyComponent } from '../lazy-component.tsx';
import styles from './search-box.module.css';

const SearchPanel = lazyComponent<SearchPanelProps>(
  async () => (await import('../../features/search/search-panel.tsx')).SearchPanel,
);

/** The search field of wide screens. Suggestions load on first use; Enter opens the page of all matches. */
export function SearchBox({ className }: { className?: string }) {
  const t = useText();
  const { host } = usePortal();
  const [field, setField] = useState<HTMLInputElement>();
  return (
    <div className={className}>
      {/* biome-ignore lint/a11y/useSemanticElements: not every browser served knows the search element. */}
      <form
        role="search"
        aria-label={t('header.search')}
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          const text = field?.value.trim();
          if (text) host.navigate(`/search?gameName=${encodeURIComponent(text)}`);
        }}
      >
        <SearchIcon size={20} />
        <input
          role="combobox"
          aria-expanded={false}
          aria-autocomplete="list"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={64}
          aria-label={t('header.search')}
          placeholder={t('header.search')}
          className={styles.input}
          onPointerEnter={SearchPanel.preload}
          onFocus={({ currentTarget }) => setField(currentTarget)}
        />
      </form>
      {field && <SearchPanel field={field} />}
    </div>
  );
}
