import { sendOwnerCode } from '@portal/shared/contract/verification/sms-codes';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import type { TextFieldProps } from '@portal/shared/ui/text-field';
import { CodeField } from '../../../parts/code-field.tsx';
import { SecretField } from '../../../parts/secret-field.tsx';
import { type OwnerProofName, proofAskedOf } from './owner-proof.rules.ts';
import type { Security } from './strength.rules.ts';

interface OwnerProofProps {
  security: Security;
  use: {
    field(name: OwnerProofName): Pick<TextFieldProps, 'name' | 'value' | 'error' | 'onChange'>;
    showAtField(error: unknown): boolean;
  };
}

/** The field by which the owner of the account shows to be it; none where the platform judges by the login alone. */
export function OwnerProof({ security, use }: OwnerProofProps) {
  const host = useHost();
  const intl = useIntl();
  const asked = proofAskedOf(security);
  const text = (id: string) => intl.formatMessage({ id: `owner.${id}` }, { hint: security.ownerCode?.hint });
  if (asked === 'loginPassword')
    return (
      <SecretField
        {...use.field('loginPassword')}
        label={text('password')}
        help={text('password.help')}
        autoComplete="current-password"
      />
    );
  if (asked === undefined) return null;
  return (
    <CodeField
      field={use.field('ownerCode')}
      ask={() => host.call(sendOwnerCode, {})}
      showAtField={use.showAtField}
      label={text('code')}
      help={text('code.help')}
    />
  );
}
