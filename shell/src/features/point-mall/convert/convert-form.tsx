import { convertPoint } from '@portal/shared/contract/rewards/points';
import { wholeNumberTyped } from '@portal/shared/contract/typed/typed-amount.rules';
import { foldedDigits } from '@portal/shared/contract/typed/typed-text.rules';
import { refusalOf } from '@portal/shared/remote/calls/refusal-of';
import { useKeyedCall } from '@portal/shared/remote/calls/use-keyed-call';
import { useHost } from '@portal/shared/remote/host-context';
import { AmountLabel } from '@portal/shared/ui/amounts/amount-label';
import { offWhen } from '@portal/shared/ui/behaviour/off-when';
import { SubmitForm } from '@portal/shared/ui/forms/submit-form';
import { TextField } from '@portal/shared/ui/forms/text-field';
import { FactsList } from '@portal/shared/ui/lists/facts-list';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { PaymentPasswordField } from '../../../frame/fields/payment-password-field.tsx';
import { useText } from '../../../host/use-text.ts';
import styles from '../redeem/redeem.module.css';
import type { PointConfig } from '../use-point-config.ts';
import { usePointRefresh } from '../use-point-updates.ts';
import { usePointWords } from '../use-point-words.ts';
import { conversionOf, convertFaultOf, mostConvertible } from './convert.rules.ts';

interface ConvertFormProps {
  owned: number;
  config: PointConfig;
  onClose(): void;
}

/** Form to convert points: number, resulting money, and the payment password. */
export function ConvertForm({ owned, config, onClose }: ConvertFormProps) {
  const t = useText();
  const words = usePointWords();
  const host = useHost();
  const refresh = usePointRefresh();
  const convert = useKeyedCall(convertPoint);
  const [failure, setFailure] = useState('');
  const most = mostConvertible(owned, config);
  const form = useForm({ defaultValues: { points: '', paymentPassword: '' } });
  const { errors } = form.formState;
  const typed = form.watch('points');
  const { exchangeRatio: ratio, convertMin: min, convertLeftToday: left, turnoverPercent } = config;

  async function send({ points, paymentPassword }: { points: string; paymentPassword: string }): Promise<void> {
    setFailure('');
    try {
      const asked = { points: wholeNumberTyped(points) ?? 0, paymentPassword: paymentPassword.trim() };
      const { amount } = await convert({ ...asked, shown: { ratio, turnoverPercent } });
      host.toast(t('points.converted', { amount: words.money(amount) }), 'good');
    } catch (error) {
      const refusal = refusalOf(error);
      const field = refusal?.fields.points ? 'points' : 'paymentPassword';
      const isOfField = refusal?.fields.points || refusal?.code.startsWith('payment_password_');
      if (refusal && isOfField) return form.setError(field, { message: refusal.message }, { shouldFocus: true });
      if (refusal?.code !== 'conflict') return setFailure(refusal?.message ?? t('points.convert_unknown'));
      setFailure(t('points.terms_changed'));
      return void refresh();
    }
    refresh();
    void host.refreshBalance();
    onClose();
  }
  function judge(text: string): string | true {
    const fault = convertFaultOf(text, owned, config);
    return fault ? t(`points.convert_${fault}`, { ratio, min, left }) : true;
  }
  return (
    <SubmitForm onSubmit={form.handleSubmit(send)} failure={failure} submitLabel={t('points.convert_now')}>
      <TextField
        label={t('points.to_convert')}
        help={t('points.convert_help', { ratio, min, money: words.money(100n), left })}
        required
        inputMode="numeric"
        autoComplete="off"
        error={errors.points?.message}
        suffix={
          <button
            type="button"
            className={styles.all}
            {...offWhen(most === 0, () => form.setValue('points', String(most), { shouldValidate: true }))}
          >
            {t('points.convert_all')}
          </button>
        }
        {...form.register('points', { validate: judge })}
      />
      <PaymentPasswordField
        error={errors.paymentPassword?.message}
        {...form.register('paymentPassword', {
          validate: (text) => /^\d{6}$/.test(foldedDigits(text)) || t('points.password_digits'),
        })}
      />
      <Preview
        points={convertFaultOf(typed, owned, config) ? 0 : (wholeNumberTyped(typed) ?? 0)}
        owned={owned}
        config={config}
      />
    </SubmitForm>
  );
}

function Preview({ points, owned, config }: { points: number; owned: number; config: PointConfig }) {
  const t = useText();
  const words = usePointWords();
  const symbol = useHost().site.currencySymbol;
  const { money, turnover } = conversionOf(points, config.exchangeRatio, config.turnoverPercent);
  return (
    <FactsList
      facts={[
        { name: t('points.left_after'), value: words.points(owned - points) },
        { name: t('points.to_bet'), value: <AmountLabel amount={turnover} symbol={symbol} /> },
        { name: t('points.you_get'), value: <AmountLabel amount={money} symbol={symbol} />, isMain: true },
      ]}
    />
  );
}
