import { loadSearchTexts } from '@portal/shared/i18n/load-search';
import { Button } from '@portal/shared/ui/button';
import { cx } from '@portal/shared/ui/cx';
import { AreaTexts } from '../../frame/page-parts/area-texts.tsx';
import { useText } from '../../host/use-text.ts';
import styles from './search-panel.module.css';
import { SuggestionRow } from './suggestion-row.tsx';
import { keyOf } from './suggestions.rules.ts';
import { type Combobox, useCombobox } from './use-combobox.ts';

export interface SearchPanelProps {
  /** The field it belongs to, rendered elsewhere. */
  field: HTMLInputElement;
  /** True when it fills the sheet around it; otherwise it overlays the page while the field is in use. */
  isInSheet?: boolean;
  /** Called when a chosen suggestion leads away. */
  onLeave?(): void;
}

/** Suggestions of a search field: a list box that the field controls (combobox pattern). */
export function SearchPanel(props: SearchPanelProps) {
  return (
    <AreaTexts area={loadSearchTexts}>
      <Suggestions {...props} />
    </AreaTexts>
  );
}

function Suggestions({ field, isInSheet = false, onLeave }: SearchPanelProps) {
  const t = useText();
  const combobox = useCombobox({ field, isInSheet, onLeave });
  const { options, status, isFailed, forget } = combobox;
  if (!combobox.isOpen) return null;
  return (
    <div ref={combobox.around} className={cx(styles.panel, isInSheet ? styles.inSheet : styles.over)}>
      <p role="status" className={cx(styles.status, status === '' && 'visually-hidden')}>
        {status || t('search.found', { count: options.length })}
      </p>
      {isFailed && (
        <div className={styles.failed}>
          <p>{t('search.failed')}</p>
          <Button size="small" onClick={combobox.retry}>
            {t('common.retry')}
          </Button>
        </div>
      )}
      <OptionList combobox={combobox} />
      {forget && (
        <Button size="small" variant="quiet" className={styles.forget} onClick={forget}>
          {t('search.forget')}
        </Button>
      )}
    </div>
  );
}

function OptionList({ combobox }: { combobox: Combobox }) {
  const t = useText();
  const { listId, groups, active, idOf, choose } = combobox;
  return (
    <div id={listId} role="listbox" aria-label={t('search.label')} className={styles.list}>
      {groups.map(({ name, suggestions }) => {
        const title = name === 'all' ? undefined : t(`search.${name}`);
        return (
          // biome-ignore lint/a11y/useSemanticElements: a group of options within a list box
          <div key={name} role="group" aria-label={title ?? t('search.label')}>
            {title && (
              <p className={styles.title} aria-hidden="true">
                {title}
              </p>
            )}
            {suggestions.map((option) => (
              <SuggestionRow
                key={keyOf(option)}
                id={idOf(option)}
                suggestion={option}
                isActive={option === active}
                onChoose={() => choose(option)}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}
