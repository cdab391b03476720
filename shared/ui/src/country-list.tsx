import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { type Country, matching, nameOf } from './country.rules.tsx';
import { CountryFlag } from './country-flag.tsx';
import styles from './country-picker.module.css';

export interface CountryLabels {
  /** Of the button that opens the list, which shows the dialling code alone. */
  chosen: (code: string) => string;
  search: string;
  list: string;
  /** Nothing fits what was typed. */
  none: string;
}

export interface CountryListProps {
  /** BCP 47 tag in which the countries are named. */
  locale: string;
  labels: CountryLabels;
  countries: readonly Country[];
  chosen: Country | undefined;
  onChoose(country: Country): void;
  onClose(): void;
}

/** Search field and list box: typing narrows, arrows move, Enter chooses, Escape closes the list alone. */
export function CountryList({ countries, chosen, locale, labels, onChoose, onClose }: CountryListProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const shown = matching(countries, typed, locale);
  const [activeCode, setActiveCode] = useState(chosen?.countryCode);
  const active = Math.max(
    0,
    shown.findIndex(({ countryCode }) => countryCode === activeCode),
  );
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => search.current?.focus(), []);
  const activeId = shown[active] ? `${id}-${shown[active].countryCode}` : undefined;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  function onKeyDown(event: KeyboardEvent): void {
    const next = nextIndex(event.key, active, shown.length);
    if (event.key === 'Escape') {
      // The dialog around it stays open.
      event.stopPropagation();
      event.nativeEvent.stopImmediatePropagation();
      onClose();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const country = shown[active];
      if (country) onChoose(country);
    } else if (next !== undefined) {
      event.preventDefault();
      setActiveCode(shown[next]?.countryCode);
    }
  }
  return (
    <div className={styles.panel}>
      <input
        ref={search}
        className={styles.search}
        role="combobox"
        aria-label={labels.search}
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={labels.search}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
      />
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={labels.list} className={styles.list}>
        {shown.map((country, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the search field, which holds the focus
          <div
            key={country.countryCode}
            id={`${id}-${country.countryCode}`}
            role="option"
            tabIndex={-1}
            aria-selected={country.countryCode === chosen?.countryCode}
            data-active={index === active || undefined}
            className={styles.option}
            onClick={() => onChoose(country)}
          >
            <CountryFlag code={country.countryCode} />
            <span className={styles.name}>{nameOf(country, locale)}</span>
            <span className={styles.code}>{country.countryDialingCode}</span>
          </div>
        ))}
      </div>
      <p role="status" className={styles.none}>
        {shown.length === 0 && labels.none}
      </p>
    </div>
  );
}

function nextIndex(key: string, from: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(from + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(from - 1, 0);
  if (key === 'PageDown') return Math.min(from + 6, count - 1);
  if (key === 'PageUp') return Math.max(from - 6, 0);
  return undefined;
}
