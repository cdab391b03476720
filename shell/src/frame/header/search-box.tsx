import { useReadable } from '@portal/shared/remote/host-context';
import { SearchIcon } from '@portal/shared/ui/icons-frame';
import type { FormEvent } from 'react';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import styles from './search-box.module.css';

/** Looks for a game by name in the lobby of the slots. */
export function SearchBox({ className }: { className?: string }) {
  const t = useText();
  const { host } = usePortal();
  const { search } = useReadable(host.location);
  const asked = new URLSearchParams(search).get('gameName') ?? '';
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('gameName') ?? '').trim();
    host.navigate(name ? `/rng?gameName=${encodeURIComponent(name)}` : '/rng');
  };
  return (
    <div className={className}>
      {/* biome-ignore lint/a11y/useSemanticElements: not every browser served knows the search element. */}
      <form role="search" aria-label={t('header.search')} className={styles.search} onSubmit={onSubmit}>
        <SearchIcon size={20} />
        <input
          key={asked}
          type="search"
          name="gameName"
          maxLength={64}
          defaultValue={asked}
          aria-label={t('header.search')}
          placeholder={t('header.search')}
          className={styles.input}
        />
      </form>
    </div>
  );
}
