import { renamePasskey } from '@portal/shared/contract/sessions/passkeys';
import { tidyName } from '@portal/shared/contract/typed/tidy-name.rules';
import { useForm } from '@portal/shared/remote/forms/use-form';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { FormDialog } from '../../../parts/forms/form-dialog.tsx';
import { useChecks } from '../../../parts/forms/use-checks.ts';
import { type Passkey, usePasskeyRefresh } from './passkey.ts';
import { PasskeyName } from './passkey-name.tsx';

interface RenamePasskeyProps {
  passkey: Passkey;
  onClose: () => void;
}

export function RenamePasskey({ passkey: { id, name }, onClose }: RenamePasskeyProps) {
  const host = useHost();
  const intl = useIntl();
  const checks = useChecks();
  const refresh = usePasskeyRefresh();
  const text = (part: string) => intl.formatMessage({ id: `passkeys.rename.${part}` });
  const use = useForm({
    initial: { name },
    check: (typed) => ({ name: checks.filled(tidyName(typed.name)) }),
    async send(typed) {
      await host.call(renamePasskey, { id, name: typed.name });
      void refresh();
      host.toast(text('done'), 'good');
      onClose();
    },
    fieldOf: {},
  });
  return (
    <FormDialog use={use} onClose={onClose} title={text('title')} submitLabel={text('submit')}>
      <PasskeyName field={use.field('name')} />
    </FormDialog>
  );
}
