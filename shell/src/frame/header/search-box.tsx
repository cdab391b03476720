import { useState } from 'react';
import type { SearchPanelProps } from '../../features/search/search-panel.tsx';
import { usePortal } from '../../host/portal-context.ts';
import { lazyComponent } from '../lazy-component.tsx';
import { SearchField } from './search-field.tsx';

const SearchPanel = lazyComponent<SearchPanelProps>(
  async () => (await import('../../features/search/search-panel.tsx')).SearchPanel,
);

/** The search field of wide screens. Suggestions load on first use; Enter opens the page of all matches. */
export function SearchBox({ className }: { className?: string }) {
  const { host } = usePortal();
  const [field, setField] = useState<HTMLInputElement>();
  return (
    <div className={className}>
      <SearchField
        field={field}
        onSearch={(text) => host.navigate(`/search?gameName=${encodeURIComponent(text)}`)}
        onPointerEnter={SearchPanel.preload}
        onFocus={({ currentTarget }) => setField(currentTarget)}
      />
      {field && <SearchPanel field={field} />}
    </div>
  );
}
