import { useAtomValue } from '@portal/shared/remote/state';
import { type ComponentType, useEffect, useState } from 'react';
import { type DialogName, dialogsAtom } from '../../host/atoms.ts';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import type { DialogProps } from './dialog-props.ts';

const loaders: Readonly<Record<DialogName, () => Promise<ComponentType<DialogProps>>>> = {
  login: async () => (await import('../../features/access/login/login-dialog.tsx')).LoginDialog,
  register: async () => (await import('../../features/access/registration/register-dialog.tsx')).RegisterDialog,
  notice: async () => (await import('../../features/notices/notice-dialog.tsx')).NoticeDialog,
  confirm: async () => (await import('./confirm.tsx')).Confirm,
};

/** Dialogs open and close by name; their code comes when they open. The dialog itself locks the page's scroll. */
export function DialogHost() {
  const { dialogs } = usePortal();
  return useAtomValue(dialogsAtom).map((dialog) => (
    <DialogSlot key={dialog.name} dialog={dialog} onClose={() => dialogs.close(dialog.name)} />
  ));
}

function DialogSlot({ dialog, onClose }: DialogProps) {
  const t = useText();
  const { toasts, dialogs } = usePortal();
  const [found, setFound] = useState<{ view: ComponentType<DialogProps> }>();
  const { name } = dialog;
  const failure = t('error.page_load');
  useEffect(() => {
    let isCurrent = true;
    loaders[name]().then(
      (view) => isCurrent && setFound({ view }),
      () => {
        toasts.say(failure, 'bad');
        dialogs.close(name);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [name, toasts, dialogs, failure]);
  return found ? <found.view dialog={dialog} onClose={onClose} /> : null;
}
