import { getMemberInfo } from './get-info.ts';
import { getMemberMenu } from './get-menu.ts';
import { getUnreadCount } from './get-unread-count.ts';
import { getVipProgress } from './get-vip-progress.ts';
import {
  changePassword,
  forgotPasswordByEmail,
  resetPassword,
  setFirstPassword,
  setPasswordByPhone,
  setPaymentPassword,
} from './passwords.ts';
import {
  getPlayerAvatar,
  getProfile,
  getProfileIcon,
  setBirthday,
  setLanguage,
  setPlayerAvatar,
  setProfile,
  setTimeZone,
} from './profile.ts';
import { register, registerByMobile } from './register.ts';
import {
  bindEmail,
  bindMobile,
  confirmAuthenticator,
  finishFirstLogin,
  getSecurity,
  removeAuthenticator,
  setUpAuthenticator,
} from './security.ts';

/** Calls about the account of a member, for all-calls.ts. */
export const memberCalls = {
  register,
  registerByMobile,
  changePassword,
  setFirstPassword,
  forgotPasswordByEmail,
  resetPassword,
  setPasswordByPhone,
  setPaymentPassword,
  getSecurity,
  bindMobile,
  bindEmail,
  finishFirstLogin,
  setUpAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  getProfileIcon,
  getPlayerAvatar,
  setPlayerAvatar,
  setLanguage,
  setProfile,
  setTimeZone,
  getProfile,
  setBirthday,
  getMemberInfo,
  getMemberMenu,
  getUnreadCount,
  getVipProgress,
};
