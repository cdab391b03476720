import { useEffect, useRef, useState } from 'react';
import type { CountryChoice } from './country.rules.tsx';
import { CountryFlag } from './country-flag.tsx';
import { type CountryLabels, CountryList } from './country-list.tsx';
import styles from './country-picker.module.css';
import { ChevronDownIcon } from './icons-navigation.tsx';

/** The list stays this long after the focus has left, so that a press in it still counts (specification 9). */
const hideDelayMs = 200;

export interface CountryPickerProps extends CountryChoice {
  /** BCP 47 tag in which the countries are named. */
  locale: string;
  labels: CountryLabels;
}

/** Flag and dialling code of the chosen country; a press opens the list of all of them. */
export function CountryPicker({ countries, country, onCountry, locale, labels }: CountryPickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(hiding.current), []);
  function close(): void {
    setIsOpen(false);
    opener.current?.focus();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the focus of the button and the list inside it
    <div
      className={styles.picker}
      onFocus={() => clearTimeout(hiding.current)}
      onBlur={() => {
        hiding.current = setTimeout(() => setIsOpen(false), hideDelayMs);
      }}
    >
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={labels.chosen(country?.countryDialingCode ?? '')}
        disabled={!country}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        {country && <CountryFlag code={country.countryCode} />}
        <span>{country?.countryDialingCode ?? '+'}</span>
        <ChevronDownIcon size={16} />
      </button>
      {isOpen && (
        <CountryList
          countries={countries}
          locale={locale}
          labels={labels}
          chosen={country}
          onClose={close}
          onChoose={(chosen) => {
            onCountry(chosen);
            close();
          }}
        />
      )}
    </div>
  );
}
