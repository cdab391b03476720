import { ChevronDownIcon } from '@portal/shared/ui/icons-navigation';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../../host/use-text.ts';
import { CountryFlag } from './country-flag.tsx';
import { CountryList } from './country-list.tsx';
import styles from './country-picker.module.css';
import type { CountryChoice } from './use-countries.ts';

/** The list stays this long after the focus has left, so that a press in it still counts (specification 9). */
const hideDelayMs = 200;

/** Flag and dialling code of the chosen country; a press opens the list of all of them. */
export function CountryPicker({ countries, country, onCountry }: CountryChoice) {
  const t = useText();
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
        aria-label={t('country.chosen', { code: country?.countryDialingCode ?? '' })}
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
