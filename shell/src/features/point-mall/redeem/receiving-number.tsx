import type { CountryChoice } from '@portal/shared/ui/forms/countries/country.rules';
import { PhoneIcon } from '@portal/shared/ui/icons/frame';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { MobileField } from '../../../frame/fields/mobile-field.tsx';
import { useText } from '../../../host/use-text.ts';
import styles from './redeem.module.css';

interface ReceivingNumberProps {
  /** Masked. */
  bound: string | undefined;
  onOther(): void;
  choice: CountryChoice;
  error: string | undefined;
  /** Input for a number other than the bound one. */
  field: UseFormRegisterReturn | undefined;
}

/** The bound number, or another one that is typed. */
export function ReceivingNumber({ bound, onOther, choice, error, field }: ReceivingNumberProps) {
  const t = useText();
  if (field) return <MobileField choice={choice} required error={error} {...field} />;
  return (
    <div className={styles.number}>
      <PhoneIcon size={20} />
      <span>
        <span className={styles.label}>{t('field.mobileNum')}</span>
        <span className={styles.bound}>{bound}</span>
      </span>
      <button type="button" className={styles.other} onClick={onOther}>
        {t('points.other_number')}
      </button>
    </div>
  );
}
