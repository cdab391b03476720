import { freePlay } from './free-play.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { endOtherSessions, endOwnSession, getLoginInfo, listSessions } from './own-sessions.ts';
import { sendLoginCode, verifyLogin } from './verify-login.ts';

/** Calls about sessions, for all-calls.ts. */
export const sessionCalls = {
  login,
  logout,
  sendLoginCode,
  verifyLogin,
  freePlay,
  getLoginInfo,
  listSessions,
  endOwnSession,
  endOtherSessions,
};
