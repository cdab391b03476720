import { getProfile, setBirthday } from '@portal/shared/contract/accounts/profile';
import { useForm } from '@portal/shared/remote/forms/use-form';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { useQueryClient } from '@portal/shared/remote/query';
import { TextField } from '@portal/shared/ui/forms/text-field';
import { FormDialog, formWords } from '../../../parts/forms/form-dialog.tsx';
import { useChecks } from '../../../parts/forms/use-checks.ts';

/** Asks for the birthday; the server checks the age and its refusal shows under the field. */
export function BirthdayForm({ onClose }: { onClose: () => void }) {
  const host = useHost();
  const intl = useIntl();
  const checks = useChecks();
  const cache = useQueryClient();
  const text = (id: string) => intl.formatMessage({ id: `profile.birthday.${id}` });
  const use = useForm({
    initial: { birthday: '' },
    check: ({ birthday }) => ({ birthday: checks.filled(birthday) }),
    async send({ birthday }) {
      await host.call(setBirthday, { birthday });
      await cache.invalidateQueries({ queryKey: [getProfile.path] });
      host.toast(text('done'), 'good');
      onClose();
    },
    fieldOf: { birthday_age: 'birthday', birthday_known: 'birthday', invalid_birthday: 'birthday' },
  });
  return (
    <FormDialog use={use} onClose={onClose} {...formWords(text)}>
      <TextField
        {...use.field('birthday')}
        required
        type="date"
        autoComplete="bday"
        label={intl.formatMessage({ id: 'profile.birthday' })}
      />
    </FormDialog>
  );
}
