import type { ConfirmRequest } from '@portal/shared/remote/host';
import type { Store } from './atom-readable.ts';
import { type DialogName, type DialogRequest, dialogsAtom } from './atoms.ts';

export interface Dialogs {
  /**
   * Opens a dialog by name, replacing one of the same name. Login dialogs and what follows a login replace each other.
   */
  open(dialog: DialogRequest): void;
  close(name: DialogName): void;
  closeAll(): void;
  confirm(request: ConfirmRequest): Promise<boolean>;
}

const accessDialogs: readonly DialogName[] = [
  'login',
  'register',
  'forgotPassword',
  'resetPassword',
  'changePassword',
  'firstLogin',
  'afterLogin',
];

/** A dialog of the login, of the ways to it, or of what follows it. */
export const isAccessDialog = (name: DialogName): boolean => accessDialogs.includes(name);

function refuse(dialog: DialogRequest): void {
  if (dialog.name === 'confirm') dialog.answer(false);
}

export function createDialogs(store: Store): Dialogs {
  const leave = (isLeaving: (dialog: DialogRequest) => boolean) => {
    const open = store.get(dialogsAtom);
    store.set(
      dialogsAtom,
      open.filter((dialog) => !isLeaving(dialog)),
    );
    open.filter(isLeaving).forEach(refuse);
  };
  const open = (dialog: DialogRequest) => {
    const replaces = isAccessDialog(dialog.name) ? accessDialogs : [dialog.name];
    leave(({ name }) => replaces.includes(name));
    store.set(dialogsAtom, [...store.get(dialogsAtom), dialog]);
  };
  const close = (name: DialogName) => leave((dialog) => dialog.name === name);
  return {
    open,
    close,
    closeAll: () => leave(() => true),
    confirm: (request) =>
      new Promise((resolve) => {
        // A promise settles once: closing the dialog after the answer changes nothing.
        const answer = (confirmed: boolean) => {
          resolve(confirmed);
          close('confirm');
        };
        let isAnswered = false;
        const once = (confirmed: boolean) => {
          if (isAnswered) return;
          isAnswered = true;
          answer(confirmed);
        };
        open({ name: 'confirm', request, answer: once });
      }),
  };
}
