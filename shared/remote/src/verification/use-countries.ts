import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import { getCountry, listCountries } from '@portal/shared/contract/content/countries';
import { useState } from 'react';
import { useCallQuery } from '../host-context.ts';

type Country = CallOutput<typeof listCountries>['countries'][number];

const none: readonly Country[] = [];

/**
 * Countries to choose from; at first the remembered one, then that of the visitor's address, then the first. While it is not known
 * which it is there is none: a number would be judged by the rules of another country, and sent with its code.
 */
export function useCountries(rememberedCode?: string) {
  const all = useCallQuery(listCountries, {});
  const here = useCallQuery(getCountry, {});
  const countries = all.data?.countries ?? none;
  const [chosenCode, setChosenCode] = useState(rememberedCode);
  const byCode = (code: string | undefined) => countries.find(({ countryCode }) => countryCode === code);
  const country = byCode(chosenCode) ?? (here.isPending ? undefined : (byCode(here.data?.countryCode) ?? countries[0]));
  return {
    countries,
    country,
    isPending: !country && (all.isPending || here.isPending),
    onCountry: ({ countryCode }: { countryCode: string }) => setChosenCode(countryCode),
  };
}
