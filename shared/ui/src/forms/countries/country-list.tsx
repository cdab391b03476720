import { SearchList, type SearchListLabels } from '../search-list.tsx';
import { type Country, matching, nameOf } from './country.rules.tsx';
import { CountryFlag } from './country-flag.tsx';
import styles from './country-picker.module.css';

export interface CountryLabels extends SearchListLabels {
  /** Label of the button that opens the list, which shows only the dialling code. */
  chosen: (code: string) => string;
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

/** Every country with its dialling code, found by either. */
export function CountryList({ countries, chosen, locale, ...list }: CountryListProps) {
  return (
    <SearchList
      {...list}
      matching={(typed) => matching(countries, typed, locale)}
      keyOf={({ countryCode }) => countryCode}
      chosen={chosen?.countryCode}
      draw={(country) => (
        <>
          <CountryFlag code={country.countryCode} />
          <span className={styles.name}>{nameOf(country, locale)}</span>
          <span className={styles.code} translate="no">
            {country.countryDialingCode}
          </span>
        </>
      )}
    />
  );
}
