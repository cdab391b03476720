import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { MemberInfo } from '@portal/shared/contract/member/get-info';
import type { ConfirmRequest, Overlay, Theme } from '@portal/shared/remote/host';
import { atom } from '@portal/shared/remote/state';

/** A dialog by name (specification 2.3), with what it needs to open. */
export type DialogRequest =
  | { name: 'login'; agentPage?: boolean; reason?: 'needed' }
  | { name: 'register' }
  | { name: 'notice'; noticeId?: string }
  | { name: 'confirm'; request: ConfirmRequest; answer(confirmed: boolean): void };
export type DialogName = DialogRequest['name'];

export const isLoggedInAtom = atom(false);
export const memberAtom = atom<MemberInfo | undefined>(undefined);
export const balanceAtom = atom<string | undefined>(undefined);
export const isBalanceHiddenAtom = atom(false);
export const unreadAtom = atom(0);
export const languageAtom = atom<LanguageCode>('TY');
export const themeAtom = atom<Theme>('light');
export const overlayAtom = atom<{ overlay: Overlay; page?: string } | undefined>(undefined);
export const dialogsAtom = atom<readonly DialogRequest[]>([]);
