import type { App } from '../../../app.ts';
import { noteSetup } from '../accounts/setups.ts';

/** Notes an account's credentials as set up by another operator, whose hand it then is. */
export const setUpBy = ({ server }: App, username: string, by: string): Promise<void> =>
  noteSetup(server.kernel, { username, kind: 'credentials', by });
