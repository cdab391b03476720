import type { MemberInfo } from '@portal/shared/contract/accounts/member-info';
import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { ConfirmRequest, Overlay, Theme } from '@portal/shared/remote/host';
import { atom } from '@portal/shared/remote/state';

/** The password has expired or is the default one; without `oldPassword` the browser does not know it. */
export interface ForcedPasswordChange {
  name: 'changePassword';
  account: string;
  oldPassword?: string;
  /** The first-login action follows. */
  firstTimeLogin?: boolean;
}

/** Contacts given in the registration, which the first login asks to prove: they are not typed twice. */
export interface TypedContacts {
  email?: string | undefined;
  mobileNum?: string | undefined;
}

/** A dialog by name (docs/product.md 2.3), with the data it needs. */
export type DialogRequest =
  | { name: 'login'; agentPage?: boolean; reason?: 'needed'; method?: 'username' | 'mobile' }
  | { name: 'register' }
  | { name: 'forgotPassword' }
  /** The token of the e-mail link. */
  | { name: 'resetPassword'; token: string }
  | ForcedPasswordChange
  | { name: 'firstLogin'; typed?: TypedContacts }
  /** Popup announcements, once per login. */
  | { name: 'afterLogin' }
  | { name: 'notice'; noticeId?: string }
  /** The help centre over the page, at the named article if any. */
  | { name: 'help'; article?: string }
  /** The portal's domains by speed. */
  | { name: 'domains' }
  /** Search on screens without room for its field. */
  | { name: 'search' }
  /** The language selector on phones. */
  | { name: 'language' }
  | { name: 'confirm'; request: ConfirmRequest; answer(confirmed: boolean): void };
export type DialogName = DialogRequest['name'];

export const isLoggedInAtom = atom(false);
export const memberAtom = atom<MemberInfo | undefined>(undefined);
export const balanceAtom = atom<string | undefined>(undefined);
/** The balance shown in the header while a win is held that its game has not shown yet. */
export const shownBalanceAtom = atom<string | undefined>(undefined);
export const isBalanceHiddenAtom = atom(false);
export const unreadAtom = atom(0);
/** Number of promotions that the member can join or claim now. */
export const availablePromotionsAtom = atom(0);
export const languageAtom = atom<LanguageCode>('TY');
export const themeAtom = atom<Theme>('light');
export const overlayAtom = atom<{ overlay: Overlay; page?: string } | undefined>(undefined);
export const dialogsAtom = atom<readonly DialogRequest[]>([]);
