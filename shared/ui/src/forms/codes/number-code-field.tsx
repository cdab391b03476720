import { internationalOrNational } from '@portal/shared/contract/typed/typed-mobile.rules';
import { useRef, useState } from 'react';
import { type MobileFault, mobileFaultOf } from '../countries/country.rules.tsx';
import type { CountryPickerProps } from '../countries/country-picker.tsx';
import { MobileField } from '../countries/mobile-field.tsx';
import { CodeField, type CodeFieldProps } from './code-field.tsx';

export type NumberCodeFieldProps = Omit<CodeFieldProps, 'onSend'> & {
  number: {
    label: string;
    /** Which number is meant. */
    help: string;
    picker: CountryPickerProps;
    textOf: (fault: MobileFault) => string;
  };
  onSend: (
    mobile: { countryDialingCode: string; mobileNum: string },
    place: HTMLElement,
  ) => Promise<{ expiredMinutes: number }>;
};

/** A number that is typed only to have a code sent to it, since it is shown masked, and the code. */
export function NumberCodeField({ number, onSend, ...code }: NumberCodeFieldProps) {
  const { country } = number.picker;
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  async function send(place: HTMLElement) {
    const fault = mobileFaultOf(typed, country);
    setError(fault && number.textOf(fault));
    if (!fault && country) {
      const { countryDialingCode } = country;
      return onSend({ mobileNum: internationalOrNational(typed, country), countryDialingCode }, place);
    }
    input.current?.focus();
    return undefined;
  }
  return (
    <>
      <MobileField
        ref={input}
        required
        label={number.label}
        help={number.help}
        picker={number.picker}
        value={typed}
        error={error}
        onChange={({ target }) => {
          setTyped(target.value);
          setError(undefined);
        }}
      />
      <CodeField {...code} isWaiting={number.picker.isPending} onSend={send} />
    </>
  );
}
