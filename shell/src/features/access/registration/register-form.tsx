import type { FormField, RegistrationMethod } from '@portal/shared/contract/accounts/registration-form';
import { cx } from '@portal/shared/ui/cx';
import { Checkbox } from '@portal/shared/ui/forms/checkbox';
import { SubmitForm } from '@portal/shared/ui/forms/submit-form';
import { useEffect, useRef, useState } from 'react';
import { usePortal } from '../../../host/portal-context.ts';
import { useText } from '../../../host/use-text.ts';
import styles from '../parts/access.module.css';
import { HumanCheckNotice } from '../parts/human-verification/human-check-notice.tsx';
import { RegistrationInput } from './registration-input.tsx';
import type { RegisterSettings } from './registration-options.ts';
import { useRegistration } from './use-registration.ts';

interface RegisterFormProps {
  method: RegistrationMethod;
  settings: RegisterSettings;
}

/** One registration method: fields, bounds and patterns come from the server, optional ones unfold; logs in at once. */
export function RegisterForm({ method, settings }: RegisterFormProps) {
  const t = useText();
  const { dialogs } = usePortal();
  const registration = useRegistration({ method, settings });
  const { form, fields, failure } = registration;
  const { errors } = form.formState;
  const { setFocus } = form;
  const optional = fields.filter(({ isRequired }) => !isRequired);
  // What a link has filled in is shown.
  const [isWhole, setIsWhole] = useState(() => optional.some(({ field }) => form.getValues(field)));
  const firstField = fields[0]?.field;
  const place = useRef<HTMLFormElement>(null);
  // The form renders after the dialog has opened, so the dialog found no field to focus; somebody fast is in one by now.
  useEffect(() => {
    const isTyping = place.current?.contains(document.activeElement);
    if (firstField && !isTyping && !window.matchMedia?.('(pointer: coarse)').matches) setFocus(firstField);
  }, [firstField, setFocus]);

  /** The terms are checked before everything else (docs/product.md 4). */
  async function submit(): Promise<void> {
    if (form.getValues('isAgreed')) return form.handleSubmit(registration.send)();
    const text = t('register.terms_needed');
    form.setError('isAgreed', { message: text });
    await dialogs.confirm({ title: t('dialog.notice'), text, confirmLabel: t('in_increase_submit') });
    setFocus('isAgreed');
  }
  const input = (asked: FormField) => (
    <RegistrationInput
      key={asked.field}
      asked={asked}
      rule={settings.rules[asked.field]}
      typed={form.watch(asked.field) ?? ''}
      account={form.watch('username')}
      error={errors[asked.field]?.message}
      registration={registration}
      {...registration.register(asked)}
    />
  );
  return (
    <SubmitForm
      ref={place}
      onSubmit={submit}
      failure={failure}
      submitLabel={t('register.submit')}
      isWaiting={registration.has('mobileNum') && registration.choice.isPending}
    >
      {fields.filter(({ isRequired }) => isRequired).map(input)}
      {optional.length > 0 && (
        <button
          type="button"
          className={cx(styles.textButton, styles.unfold)}
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {t(isWhole ? 'register.less' : 'register.more')}
        </button>
      )}
      {isWhole && optional.map(input)}
      <div>
        <Checkbox
          label={t('register.terms', { age: settings.agreementAge })}
          error={errors.isAgreed?.message}
          {...form.register('isAgreed', { onChange: () => form.clearErrors('isAgreed') })}
        />
        <a href="/help#term" target="_blank" rel="noopener" className={styles.textButton}>
          {t('register.terms_read')}
        </a>
      </div>
      <HumanCheckNotice isSolving={registration.isSolving} />
    </SubmitForm>
  );
}
