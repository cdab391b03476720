import type { RegisterRoutes } from '../../kernel/module.ts';
import type { MemberModule } from './index.ts';
import { finishFirstLoginRoute } from './routes/finish-first-login.ts';
import { getMemberInfoRoute } from './routes/get-info.ts';
import { getMemberMenuRoute } from './routes/get-menu.ts';
import { getPictureRoutes } from './routes/get-picture.ts';
import { getProfileRoute } from './routes/get-profile.ts';
import { setBirthdayRoute } from './routes/set-birthday.ts';
import { setLanguageRoute } from './routes/set-language.ts';
import { setPlayerAvatarRoute } from './routes/set-player-avatar.ts';
import { setProfileRoute } from './routes/set-profile.ts';
import { setTimeZoneRoute } from './routes/set-time-zone.ts';

export const registerMemberRoutes: RegisterRoutes<MemberModule> = (app, member) => {
  getMemberInfoRoute(app, member);
  getMemberMenuRoute(app, member);
  getPictureRoutes(app, member);
  setPlayerAvatarRoute(app, member);
  finishFirstLoginRoute(app, member);
  setLanguageRoute(app, member);
  getProfileRoute(app, member);
  setBirthdayRoute(app, member);
  setProfileRoute(app, member);
  setTimeZoneRoute(app, member);
};
