import { bindEmail } from '@portal/shared/contract/accounts/security';
import { isEmail } from '@portal/shared/contract/typed/email.rules';
import { foldedText } from '@portal/shared/contract/typed/typed-text.rules';
import { sendEmailCode } from '@portal/shared/contract/verification/codes';
import { useHost } from '@portal/shared/remote/host-context';
import { noProof } from '@portal/shared/remote/verification/owner-proof.rules';
import { SubmitForm } from '@portal/shared/ui/forms/submit-form';
import { TextField } from '@portal/shared/ui/forms/text-field';
import { useForm } from 'react-hook-form';
import { useText } from '../../../host/use-text.ts';
import { CodeField } from '../parts/code-field/code-field.tsx';
import type { BindContactProps } from './bind-mobile.tsx';
import { OwnerProofField } from './owner-proof-field.tsx';
import { useContactForm } from './use-contact-form.ts';

const nothing = { contact: '', code: '', ...noProof };

/** Binds an e-mail address, verified by a code sent to it. */
export function BindEmail({ typed = '', onDone }: BindContactProps) {
  const t = useText();
  const { call } = useHost();
  const { formState, getValues, handleSubmit, register, setError, setFocus, trigger } = useForm({
    defaultValues: { ...nothing, contact: typed },
  });
  const { errors } = formState;
  const { proof, failure, bind } = useContactForm({
    setError: (field, message) => setError(field, { message }),
    setFocus,
    onDone,
  });
  const email = () => foldedText(getValues('contact'));
  const isAddress = (text: string) => isEmail(foldedText(text)) || t(foldedText(text) ? 'rule.email' : 'rule.empty');
  const send = (fields: typeof nothing) =>
    bind(async () => {
      const owner = await proof.inputOf(fields);
      return call(bindEmail, { email: email(), verificationCode: fields.code.trim(), ...owner });
    });
  return (
    <SubmitForm onSubmit={handleSubmit(send)} failure={failure} submitLabel={t('first.bind')}>
      <TextField
        label={t('field.email')}
        required
        type="email"
        autoComplete="email"
        error={errors.contact?.message}
        {...register('contact', { validate: isAddress })}
      />
      <CodeField
        isReady={() => trigger('contact', { shouldFocus: true })}
        onSend={() => call(sendEmailCode, { email: email() })}
        error={errors.code?.message}
        {...register('code', { validate: (text) => text.trim() !== '' || t('rule.code') })}
      />
      <OwnerProofField proof={proof} errors={errors} register={register} />
    </SubmitForm>
  );
}
