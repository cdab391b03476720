import { trialType } from '@portal/shared/contract/constants';

type ProtectedStep = 'login' | 'need-true-account' | 'go';

/** docs/product.md 5 and 6: a visitor is asked to log in, a trial account to register, others continue. */
export function protectedStep(session: { isLoggedIn: boolean; isAgent: number | undefined }): ProtectedStep {
  if (!session.isLoggedIn) return 'login';
  return session.isAgent === trialType ? 'need-true-account' : 'go';
}

/** Name of the launch record in session storage, which the frame page reads. */
export const launchRecordName = (launchId: string) => `launch:${launchId}`;
/** Page of the launched game. */
export const framePath = '/game';
export const launchPath = (launchId: string) => `${framePath}?launch=${encodeURIComponent(launchId)}`;
