import { redeemPointReward } from '@portal/shared/contract/rewards/points';
import type { Redemption } from '@portal/shared/contract/rewards/redemption';
import { internationalOrNational } from '@portal/shared/contract/typed/typed-mobile.rules';
import { foldedDigits } from '@portal/shared/contract/typed/typed-text.rules';
import { refusalOf } from '@portal/shared/remote/calls/refusal-of';
import { useKeyedCall } from '@portal/shared/remote/calls/use-keyed-call';
import { useHost } from '@portal/shared/remote/host-context';
import { useCountries } from '@portal/shared/remote/verification/use-countries';
import { minorUnits } from '@portal/shared/ui/amounts/amount.rules';
import { AmountLabel } from '@portal/shared/ui/amounts/amount-label';
import { mobileFaultOf } from '@portal/shared/ui/forms/countries/country.rules';
import { SubmitForm } from '@portal/shared/ui/forms/submit-form';
import { TextField } from '@portal/shared/ui/forms/text-field';
import { FactsList } from '@portal/shared/ui/lists/facts-list';
import { useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { PaymentPasswordField } from '../../../frame/fields/payment-password-field.tsx';
import { useText } from '../../../host/use-text.ts';
import type { Present } from '../presents/presents.rules.ts';
import { usePointWords } from '../use-point-words.ts';
import { QuantityStepper } from './quantity-stepper.tsx';
import { ReceivingNumber } from './receiving-number.tsx';
import { addressFault, fieldOfRefusal, type RedeemFields } from './redeem.rules.ts';

interface RedeemFormProps {
  present: Present;
  owned: number;
  /** Maximum number of pieces; at least 1. */
  most: number;
  /** Bound number, masked. */
  boundMobile: string | undefined;
  onDone(redemption: Redemption): void;
  /** Called when the platform has other terms than these. */
  onChanged(): void;
}

const nothing: RedeemFields = { address: '', mobileNum: '', paymentPassword: '' };

/** Quantity, destination and payment password; shows the remaining points above the button. */
export function RedeemForm({ present, owned, most, boundMobile, onDone, onChanged }: RedeemFormProps) {
  const t = useText();
  const redeem = useKeyedCall(redeemPointReward);
  const choice = useCountries();
  const [wanted, setQuantity] = useState(1);
  // If the present became more expensive, fewer are affordable.
  const quantity = Math.min(wanted, most);
  const [isBound, setIsBound] = useState(boundMobile !== undefined);
  const [failure, setFailure] = useState('');
  const form = useForm({ defaultValues: nothing });
  const { errors }: { errors: FieldErrors<RedeemFields> } = form.formState;

  async function send({ address, mobileNum, paymentPassword }: RedeemFields): Promise<void> {
    setFailure('');
    const { country = { countryDialingCode: '' } } = choice;
    const { countryDialingCode } = country;
    const number = isBound ? {} : { mobileNum: internationalOrNational(mobileNum, country), countryDialingCode };
    const { points, amount, turnover } = present;
    const shown = amount !== undefined && turnover !== undefined && { shown: { points, amount, turnover } };
    const asked = { presentId: present.id, quantity, address: address.trim(), ...number, ...shown };
    try {
      onDone(await redeem({ ...asked, paymentPassword: paymentPassword.trim() }));
    } catch (error) {
      const refusal = refusalOf(error);
      const field = refusal && fieldOfRefusal(refusal);
      if (refusal && field)
        return form.setError(field, { message: refusal.fields[field] ?? refusal.message }, { shouldFocus: true });
      if (refusal?.code !== 'conflict') return setFailure(refusal?.message ?? t('points.redeem_unknown'));
      setFailure(t('points.terms_changed'));
      onChanged();
    }
  }
  const judgeAddress = (text: string) => (addressFault(text) ? t(`points.address_${addressFault(text)}`) : true);
  function judgeNumber(text: string): string | true {
    const fault = mobileFaultOf(text, choice.country);
    return fault ? t(fault.id, fault.values) : true;
  }
  return (
    <SubmitForm
      onSubmit={form.handleSubmit(send)}
      failure={failure}
      submitLabel={t('points.redeem_for', { points: present.points * quantity })}
    >
      <QuantityStepper quantity={quantity} most={most} onChange={setQuantity} />
      <TextField
        label={t('points.address')}
        required
        autoComplete="street-address"
        maxLength={300}
        error={errors.address?.message}
        {...form.register('address', { validate: judgeAddress })}
      />
      <ReceivingNumber
        bound={boundMobile}
        onOther={() => setIsBound(false)}
        choice={choice}
        error={errors.mobileNum?.message}
        field={isBound ? undefined : form.register('mobileNum', { validate: judgeNumber })}
      />
      <PaymentPasswordField
        error={errors.paymentPassword?.message}
        {...form.register('paymentPassword', {
          validate: (text) => /^\d{6}$/.test(foldedDigits(text)) || t('points.password_digits'),
        })}
      />
      <RedeemFacts present={present} quantity={quantity} owned={owned} />
    </SubmitForm>
  );
}

/** Price, value of a bonus, and the points left afterwards. */
function RedeemFacts({ present, quantity, owned }: { present: Present; quantity: number; owned: number }) {
  const t = useText();
  const words = usePointWords();
  const symbol = useHost().site.currencySymbol;
  const totalPoints = present.points * quantity;
  const times = (amount: string) => <AmountLabel amount={minorUnits(amount) * BigInt(quantity)} symbol={symbol} />;
  const isMoney = present.type === 'bonus' && present.amount !== undefined && present.turnover !== undefined;
  return (
    <FactsList
      facts={[
        { name: t('points.you_have'), value: words.points(owned) },
        { name: t('points.it_takes'), value: `−${words.points(totalPoints)}` },
        isMoney ? { name: t('points.you_get'), value: times(present.amount ?? '0.00') } : undefined,
        isMoney ? { name: t('points.to_bet'), value: times(present.turnover ?? '0.00') } : undefined,
        { name: t('points.left_after'), value: words.points(owned - totalPoints), isMain: true },
      ]}
    />
  );
}
