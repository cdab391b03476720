import type { CallOutput } from '@portal/shared/contract/define-call';
import { getCountry } from '@portal/shared/contract/system/get-country';
import { listCountries } from '@portal/shared/contract/system/list-countries';
import { useState } from 'react';
import { useCallQuery } from './host-context.ts';

type Country = CallOutput<typeof listCountries>['countries'][number];

const none: readonly Country[] = [];

/** Countries to choose from; at first the remembered one, then that of the visitor's address, then the first. */
export function useCountries(rememberedCode?: string) {
  const countries = useCallQuery(listCountries, {}).data?.countries ?? none;
  const visitor = useCallQuery(getCountry, {}).data?.countryCode;
  const [chosenCode, setChosenCode] = useState(rememberedCode);
  const byCode = (code: string | undefined) => countries.find(({ countryCode }) => countryCode === code);
  const country = byCode(chosenCode) ?? byCode(visitor) ?? countries[0];
  return { countries, country, onCountry: ({ countryCode }: { countryCode: string }) => setChosenCode(countryCode) };
}
