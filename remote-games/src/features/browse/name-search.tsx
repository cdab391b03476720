import { useIntl } from '@portal/shared/remote/intl';
import { useWhenSettled } from '@portal/shared/remote/use-when-settled';
import { IconButton } from '@portal/shared/ui/icon-button';
import { CloseIcon, SearchIcon } from '@portal/shared/ui/icons-frame';
import { useState } from 'react';
import styles from './name-search.module.css';

/** Search while typing: tells the name once the typing pauses; the request before it is aborted by the newer one. */
export function NameSearch({ value, onSettled }: { value: string; onSettled: (name: string) => void }) {
  const intl = useIntl();
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const [told, setTold] = useState(value);
  if (known !== value) {
    setKnown(value);
    // What this field has told itself comes back later than the next key: it must not take that key away.
    if (value !== told) setTyped(value);
  }
  const tell = (name: string) => {
    setTold(name);
    onSettled(name);
  };
  useWhenSettled(typed, value, tell);
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
            tell('');
          }}
        />
      ) : null}
    </form>
  );
}
