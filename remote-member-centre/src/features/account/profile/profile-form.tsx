import {
  getProfile,
  type ProfileFact,
  profileFactLength,
  profileFacts,
  setProfile,
} from '@portal/shared/contract/accounts/profile';
import { useForm } from '@portal/shared/remote/forms/use-form';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { useQueryClient } from '@portal/shared/remote/query';
import { TextField } from '@portal/shared/ui/forms/text-field';
import { FormDialog, formWords } from '../../../parts/forms/form-dialog.tsx';

const autoComplete: Partial<Record<ProfileFact, string>> = { fullName: 'name', currentAddress: 'street-address' };

interface ProfileFormProps {
  profile: Partial<Record<ProfileFact, string>>;
  onClose: () => void;
}

/** Optional profile facts of the member; an emptied field deletes its fact. */
export function ProfileForm({ profile, onClose }: ProfileFormProps) {
  const host = useHost();
  const intl = useIntl();
  const cache = useQueryClient();
  const text = (id: string) => intl.formatMessage({ id: `profile.${id}` });
  const use = useForm({
    initial: Object.fromEntries(profileFacts.map((fact) => [fact, profile[fact] ?? ''])) as Record<ProfileFact, string>,
    check: () => ({}),
    fieldOf: {},
    async send(facts) {
      await host.call(setProfile, facts);
      await cache.invalidateQueries({ queryKey: [getProfile.path] });
      host.toast(text('edit.done'), 'good');
      onClose();
    },
  });
  return (
    <FormDialog use={use} onClose={onClose} {...formWords((id) => text(`edit.${id}`))}>
      {profileFacts.map((fact) => (
        <TextField
          key={fact}
          {...use.field(fact)}
          label={text(fact)}
          maxLength={profileFactLength}
          autoComplete={autoComplete[fact] ?? 'off'}
        />
      ))}
    </FormDialog>
  );
}
