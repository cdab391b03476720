import { offWhen } from '../../behaviour/off-when.tsx';
import { useDropDown } from '../../behaviour/use-drop-down.tsx';
import { ChevronDownIcon } from '../../icons/frame.tsx';
import type { CountryChoice } from './country.rules.tsx';
import { CountryFlag } from './country-flag.tsx';
import { type CountryLabels, CountryList } from './country-list.tsx';
import styles from './country-picker.module.css';

export interface CountryPickerProps extends CountryChoice {
  /** BCP 47 tag in which the countries are named. */
  locale: string;
  labels: CountryLabels;
}

/** Flag and dialling code of the chosen country; a press opens the list of all of them. */
export function CountryPicker({ countries, country, onCountry, locale, labels }: CountryPickerProps) {
  const { isOpen, close, around, opener } = useDropDown();
  return (
    <div className={styles.picker} {...around}>
      <button
        {...opener}
        {...offWhen(!country, opener.onClick)}
        onKeyDown={country && opener.onKeyDown}
        className={styles.opener}
        aria-label={labels.chosen(country?.countryDialingCode ?? '')}
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
