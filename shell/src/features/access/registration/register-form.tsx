import { RefusalError } from '@portal/shared/client/errors';
import { checkAffiliateCode } from '@portal/shared/contract/agents/team-overview';
import type { CallOutput } from '@portal/shared/contract/define-call';
import type { getRegisterSettings, RegistrationField } from '@portal/shared/contract/system/get-register-settings';
import { Button } from '@portal/shared/ui/button';
import { Checkbox } from '@portal/shared/ui/checkbox';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { usePortal } from '../../../host/portal-context.ts';
import { useText } from '../../../host/use-text.ts';
import styles from '../parts/access.module.css';
import { failureText } from '../parts/failure-text.ts';
import { faultOf, fieldsOf, isRequired } from './registration.rules.ts';
import { RegistrationInput } from './registration-input.tsx';
import { type RegistrationValues, submissionOf } from './submission.rules.ts';

export interface RegisterFormProps {
  settings: CallOutput<typeof getRegisterSettings>;
  onDone(): void;
}

/** Username registration: fields, bounds and patterns are the server's; the account is logged in at once. */
export function RegisterForm({ settings, onDone }: RegisterFormProps) {
  const t = useText();
  const { session, host } = usePortal();
  const { rules, agreementAge } = settings;
  const [captcha, setCaptcha] = useState({ id: '', round: 0 });
  const [failure, setFailure] = useState('');
  const form = useForm<RegistrationValues>({ defaultValues: { isAgreed: settings.termsTicked }, mode: 'onTouched' });
  const { errors, isSubmitting } = form.formState;
  const fields = fieldsOf(rules);
  const { setFocus } = form;
  const [firstField] = fields;
  // The form comes after the dialog has opened, so the dialog found no field to start at.
  useEffect(() => {
    if (firstField && !window.matchMedia?.('(pointer: coarse)').matches) setFocus(firstField);
  }, [firstField, setFocus]);
  const ruleOf = (field: RegistrationField) => ({
    validate: (_: unknown, values: RegistrationValues) => {
      const fault = faultOf(field, values, rules);
      return fault ? t(fault.id, fault.values) : true;
    },
  });

  function showRefusal(error: unknown): void {
    setCaptcha((now) => ({ ...now, round: now.round + 1 }));
    const marked = error instanceof RefusalError ? fields.filter((field) => error.fields[field]) : [];
    for (const field of marked)
      form.setError(field, { message: error instanceof RefusalError ? error.fields[field] : '' });
    if (marked.length === 0) setFailure(failureText(error, t));
  }
  async function onSubmit(values: RegistrationValues): Promise<void> {
    setFailure('');
    try {
      const code = values.affiliateCode?.trim();
      if (code) await host.call(checkAffiliateCode, { code, domain: location.host });
      await session.register(submissionOf(values, fields, captcha.id, location));
      onDone();
    } catch (error) {
      showRefusal(error);
    }
  }
  return (
    <form className={styles.form} onSubmit={form.handleSubmit(onSubmit)} noValidate>
      {fields.map((field) => (
        <RegistrationInput
          key={field}
          field={field}
          isRequired={isRequired(field, rules)}
          rule={rules[field]}
          error={errors[field]?.message}
          captcha={{ round: captcha.round, onImage: (id) => setCaptcha((now) => ({ ...now, id })) }}
          {...form.register(field, ruleOf(field))}
        />
      ))}
      <Checkbox
        label={t('register.terms', { age: agreementAge })}
        error={errors.isAgreed?.message}
        {...form.register('isAgreed', { validate: (isAgreed) => isAgreed || t('register.terms_needed') })}
      />
      <a href="/help#term" target="_blank" rel="noopener">
        {t('register.terms_read')}
      </a>
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
      <Button type="submit" variant="primary" size="large" wide busy={isSubmitting}>
        {t('register.submit')}
      </Button>
    </form>
  );
}
