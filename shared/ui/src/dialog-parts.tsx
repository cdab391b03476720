/**
 * Parts of modal sheets, 17 KB of brotli, as a shared key (decisions/009): a page loads it once, when a dialog
 * of the shell or a remote needs it first. Its export list is part of the versioned contract, as that of each facade
 * under `remote/`. Named one by one: the bundle contains only these.
 */
import { Dialog } from '@base-ui/react/dialog';

export type DialogFocus = Dialog.Popup.Props['initialFocus'];

export const Backdrop = Dialog.Backdrop;
export const Close = Dialog.Close;
export const Description = Dialog.Description;
export const Popup = Dialog.Popup;
export const Portal = Dialog.Portal;
export const Root = Dialog.Root;
export const Title = Dialog.Title;
export const Viewport = Dialog.Viewport;
