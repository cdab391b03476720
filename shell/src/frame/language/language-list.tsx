import { listLanguages } from '@portal/shared/contract/content/languages';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useAtomValue } from '@portal/shared/remote/state';
import { SearchIcon } from '@portal/shared/ui/icons/frame';
import { CheckIcon } from '@portal/shared/ui/icons/status';
import { useState } from 'react';
import { languageAtom } from '../../host/atoms.ts';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import styles from './language-list.module.css';
import { isOwnCode, matchesSearch, type NamedLanguage, offeredAlone } from './languages.rules.ts';

interface LanguageListProps {
  onChosen(): void;
  /** Shows a search field. */
  isSearchable?: boolean;
}

/** Lists the offered languages by their own names (docs/product.md 9). */
export function LanguageList({ onChosen, isSearchable = false }: LanguageListProps) {
  const t = useText();
  const { host } = usePortal();
  const { data } = useCallQuery(listLanguages, {});
  const [wanted, setWanted] = useState('');
  const all = data?.languages ?? offeredAlone(host.site.languages, (code) => t(`language.${code}`));
  const found = all.filter((language) => language.isOffered && matchesSearch(language, wanted));
  return (
    <div className={styles.list}>
      {isSearchable && <SearchField onChange={setWanted} />}
      <Names languages={found} onChosen={onChosen} />
      {found.length === 0 && <p className={styles.none}>{t('language.none')}</p>}
    </div>
  );
}

function SearchField({ onChange }: { onChange(text: string): void }) {
  const t = useText();
  return (
    <label className={styles.search}>
      <SearchIcon size={20} />
      <input
        type="search"
        maxLength={40}
        aria-label={t('language.search')}
        placeholder={t('language.search')}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}

function Names({ languages, onChosen }: { languages: readonly NamedLanguage[]; onChosen(): void }) {
  const { setLanguage } = usePortal();
  const chosen = useAtomValue(languageAtom);
  return (
    <ul className={styles.names}>
      {languages.map(({ code, locale, name }) => (
        <li key={code}>
          <button
            type="button"
            lang={locale}
            className={styles.name}
            aria-current={code === chosen ? 'true' : undefined}
            onClick={() => {
              onChosen();
              if (isOwnCode(code)) void setLanguage(code);
            }}
          >
            {name}
            {code === chosen && <CheckIcon size={18} />}
          </button>
        </li>
      ))}
    </ul>
  );
}
