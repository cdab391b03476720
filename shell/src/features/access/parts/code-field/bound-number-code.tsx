import { useCountries } from '@portal/shared/remote/verification/use-countries';
import type { SmsProof } from '@portal/shared/remote/verification/use-sms-proof';
import { NumberCodeField } from '@portal/shared/ui/forms/codes/number-code-field';
import type { TextFieldProps } from '@portal/shared/ui/forms/text-field';
import { useCountryPicker } from '../../../../frame/fields/use-country-picker.ts';
import { useText } from '../../../../host/use-text.ts';
import { CodeField } from './code-field.tsx';
import { useCodeTexts } from './use-code-texts.ts';

type BoundNumberCodeProps = Omit<TextFieldProps, 'label' | 'suffix'> & {
  sms: SmsProof;
  /** The bound number, masked; empty if the page does not know it. */
  hint: string;
};

/** Sends a code to the bound number, by the platform, which knows it, or by the provider, which is given it. */
export function BoundNumberCode({ sms, hint, ...field }: BoundNumberCodeProps) {
  if (sms.needsNumber) return <ByProvider {...field} sms={sms} hint={hint} />;
  return <CodeField {...field} onSend={(place) => sms.send({ mobileNum: '', countryDialingCode: '' }, place)} />;
}

function ByProvider({ sms, hint, ...field }: BoundNumberCodeProps) {
  const t = useText();
  const picker = useCountryPicker(useCountries());
  const number = {
    label: t('field.mobileNum'),
    help: hint ? t('code.bound_number_hint', { hint }) : t('code.bound_number'),
    picker,
    textOf: (fault: { id: string; values?: Record<string, number> }) => t(fault.id, fault.values),
  };
  return <NumberCodeField {...field} {...useCodeTexts()} number={number} onSend={sms.send} />;
}
