import type { ProofField } from '@portal/shared/remote/verification/owner-proof.rules';
import type { OwnerProofUse } from '@portal/shared/remote/verification/use-owner-proof';
import type { TextFieldProps } from '@portal/shared/ui/forms/text-field';
import { SecretField } from '../../../frame/fields/secret-field.tsx';
import { useText } from '../../../host/use-text.ts';
import { BoundNumberCode } from '../parts/code-field/bound-number-code.tsx';

interface OwnerProofFieldProps {
  proof: Pick<OwnerProofUse, 'asked' | 'sms'>;
  errors: { readonly [Name in ProofField]?: { message?: string } };
  register(field: ProofField, rules: { validate(text: string): string | true }): Partial<TextFieldProps>;
}

/** Field for the login password or, without one, a code to the bound contact. */
export function OwnerProofField({ proof: { asked, sms }, errors, register }: OwnerProofFieldProps) {
  const t = useText();
  if (!asked) return null;
  const isFilled = { validate: (text: string) => text.trim() !== '' || t('rule.empty') };
  if (asked.by === 'password')
    return (
      <SecretField
        {...register('loginPassword', isFilled)}
        error={errors.loginPassword?.message}
        label={t('field.loginPassword')}
        help={t('first.login_why')}
        autoComplete="current-password"
      />
    );
  return (
    <BoundNumberCode
      {...register('ownerCode', isFilled)}
      sms={sms}
      hint={asked.hint}
      error={errors.ownerCode?.message}
      help={asked.hint && t('first.owner_code_why', { hint: asked.hint })}
    />
  );
}
