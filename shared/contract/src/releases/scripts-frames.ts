import * as v from 'valibot';
import { identityInfo } from '../content/site.ts';

/** Paths of the frames for scripts of others, at their own origin (`scriptsOrigin` of the site). */
export const framePaths = { signIn: '/sign-in', analytics: '/analytics' } as const;
export type FrameName = keyof typeof framePaths;

/** Identifier of the data block with the configuration of a frame. */
export const frameConfigBlockId = 'frame-config';

/** Origins of the portal whose pages may show the frame and speak with it. */
const parents = v.pipe(v.array(v.string()), v.minLength(1));

export const signInConfig = v.object({ parents, firebase: v.nonOptional(identityInfo.entries.firebase) });
export type SignInConfig = v.InferOutput<typeof signInConfig>;

export const analyticsConfig = v.object({ parents, gtagId: v.string() });
export type AnalyticsConfig = v.InferOutput<typeof analyticsConfig>;
