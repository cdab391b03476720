import { chunkTimeoutMs } from '@portal/shared/contract/constants';
import { loadWithin } from '@portal/shared/remote/mounting/page-group';
import { pastCache } from '@portal/shared/remote/mounting/past-cache';
import { useAtomValue } from '@portal/shared/remote/state';
import { type ComponentType, useEffect, useState } from 'react';
import type { Store } from '../../host/atom-readable.ts';
import { type DialogName, dialogsAtom } from '../../host/atoms.ts';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import type { DialogProps } from './dialog-props.ts';
import { DialogWaiting } from './dialog-waiting.tsx';

const loaders: Readonly<Record<DialogName, () => Promise<ComponentType<DialogProps>>>> = {
  login: async () => (await import('../../features/access/login/login-dialog.tsx')).LoginDialog,
  register: async () => (await import('../../features/access/registration/register-dialog.tsx')).RegisterDialog,
  forgotPassword: async () =>
    (await import('../../features/access/passwords/forgotten-password-dialog.tsx')).ForgottenPasswordDialog,
  resetPassword: async () =>
    (await import('../../features/access/passwords/reset-password-dialog.tsx')).ResetPasswordDialog,
  changePassword: async () =>
    (await import('../../features/access/passwords/change-password-dialog.tsx')).ChangePasswordDialog,
  firstLogin: async () => (await import('../../features/access/first-login/first-login-dialog.tsx')).FirstLoginDialog,
  afterLogin: async () => (await import('../../features/access/after-login/after-login-dialog.tsx')).AfterLoginDialog,
  notice: async () => (await import('../../features/notices/notice-dialog.tsx')).NoticeDialog,
  help: async () => (await import('../../features/help/help-dialog.tsx')).HelpDialog,
  domains: async () => (await import('../../features/support/domains-dialog.tsx')).DomainsDialog,
  language: async () => (await import('../language/language-dialog.tsx')).LanguageDialog,
  search: async () => (await import('../../features/search/search-dialog.tsx')).SearchDialog,
  confirm: async () => (await import('./confirm.tsx')).Confirm,
};

const withoutAccessTexts: readonly DialogName[] = ['notice', 'help', 'domains', 'language', 'search', 'confirm'];

/** The access dialogs share texts, which load with the first of them. */
const loadDialog = pastCache(async (name: DialogName, store: Store): Promise<ComponentType<DialogProps>> => {
  const view = loaders[name]();
  if (!withoutAccessTexts.includes(name))
    await (await import('../../features/access/parts/access-texts.tsx')).showAccessTexts(store);
  return view;
});

/** Opens and closes dialogs by name and loads their code on demand. The dialog itself locks the page's scroll. */
export function DialogHost() {
  const { dialogs } = usePortal();
  return useAtomValue(dialogsAtom).map((dialog) => (
    <DialogSlot key={dialog.name} dialog={dialog} onClose={() => dialogs.close(dialog.name)} />
  ));
}

function DialogSlot({ dialog, onClose }: DialogProps) {
  const t = useText();
  const { toasts, dialogs, store } = usePortal();
  const [found, setFound] = useState<{ view: ComponentType<DialogProps> }>();
  const { name } = dialog;
  const failure = t('error.page_load');
  useEffect(() => {
    let isCurrent = true;
    loadWithin(() => loadDialog(name, store), chunkTimeoutMs).then(
      (view) => isCurrent && setFound({ view }),
      () => {
        if (!isCurrent) return;
        toasts.show(failure, 'bad');
        dialogs.close(name);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [name, toasts, dialogs, store, failure]);
  if (found) return <found.view dialog={dialog} onClose={onClose} />;
  return <DialogWaiting name={name} onClose={onClose} />;
}
