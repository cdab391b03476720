import { getCountry } from '@portal/shared/contract/system/get-country';
import { listCountries } from '@portal/shared/contract/system/list-countries';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useState } from 'react';
import type { Country } from './country.rules.ts';

const none: readonly Country[] = [];

export interface CountryChoice {
  countries: readonly Country[];
  /** Undefined until the countries are here. */
  country: Country | undefined;
  onCountry(country: Country): void;
}

/** Countries to choose from; at first the remembered one, then that of the visitor's address, then the first. */
export function useCountries(rememberedCode?: string): CountryChoice {
  const countries = useCallQuery(listCountries, {}).data?.countries ?? none;
  const visitor = useCallQuery(getCountry, {}).data?.countryCode;
  const [chosenCode, setChosenCode] = useState(rememberedCode);
  const byCode = (code: string | undefined) => countries.find(({ countryCode }) => countryCode === code);
  const country = byCode(chosenCode) ?? byCode(visitor) ?? countries[0];
  return { countries, country, onCountry: ({ countryCode }) => setChosenCode(countryCode) };
}
