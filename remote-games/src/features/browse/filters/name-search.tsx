import { useWhenSettled } from '@portal/shared/remote/forms/use-when-settled';
import { useIntl } from '@portal/shared/remote/intl';
import { CloseIcon, SearchIcon } from '@portal/shared/ui/icons/frame';
import { IconButton } from '@portal/shared/ui/icons/icon-button';
import { useState } from 'react';
import styles from './name-search.module.css';

/** Searches while typing: reports the name after a pause; a newer request aborts the older one. */
export function NameSearch({ value, onSettled }: { value: string; onSettled: (name: string) => void }) {
  const intl = useIntl();
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const [reported, setReported] = useState(value);
  if (known !== value) {
    setKnown(value);
    // The name reported by this field comes back after the next key and must not overwrite it.
    if (value !== reported) setTyped(value);
  }
  const report = (name: string) => {
    setReported(name);
    onSettled(name);
  };
  useWhenSettled(typed, value, report);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the form itself is the landmark, and jsdom knows no search element
    <form
      className={styles.search}
      role="search"
      aria-label={intl.formatMessage({ id: 'lobby.search' })}
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchIcon size={20} className={styles.icon} />
      <input
        type="search"
        className={styles.input}
        aria-label={intl.formatMessage({ id: 'lobby.search' })}
        placeholder={intl.formatMessage({ id: 'lobby.search.hint' })}
        maxLength={64}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {typed ? (
        <IconButton
          className={styles.clear}
          label={intl.formatMessage({ id: 'lobby.search.clear' })}
          icon={<CloseIcon size={18} />}
          onClick={() => {
            setTyped('');
            report('');
          }}
        />
      ) : null}
    </form>
  );
}
