import { finishOperatorEnrolment, openOperatorEnrolment } from '@portal/shared/contract/operators/enrolment';
import { changeOperatorPassword, operatorLogin, operatorLogout } from '@portal/shared/contract/operators/session';
import { CommandProblem } from '../command/operator-client.ts';
import type { Command } from '../command/run-command.ts';
import { readSession, removeSession, writeSession } from '../command/session-file.ts';
import { typed } from '../command/typed.ts';

const newPasswordVariable = 'OPERATOR_NEW_PASSWORD';

export const sessionCommands: Readonly<Record<string, Command>> = {
  login: {
    usage: 'login <username>',
    text: 'Run the next commands as this operator: asks for password and code, or reads OPERATOR_PASSWORD and OPERATOR_CODE. Ends after 15 idle minutes.',
    words: { min: 1, max: 1 },
    async run({ platform, words, dataDir }) {
      const username = words[0] ?? '';
      await removeSession(dataDir);
      const entered = { password: await typed.password('Password', 'OPERATOR_PASSWORD'), code: await typed.code() };
      const answer = await (await platform()).call(operatorLogin, { username, ...entered });
      await writeSession(dataDir, { username, token: answer.token });
      return `You are ${username} (${answer.roles.join(', ')}).`;
    },
  },
  enrol: {
    usage: 'enrol <link>',
    text: 'Set password and authenticator through the one-use link that came by e-mail.',
    words: { min: 1, max: 1 },
    async run({ platform, words }) {
      const token = (words[0] ?? '').split('/').at(-1) ?? '';
      const client = await platform();
      const { username, secondFactorSecret } = await client.call(openOperatorEnrolment, { token });
      const chosen = await typed.password(`Password for ${username}, 12 characters or more`, newPasswordVariable);
      const code = await typed.code(`Add ${secondFactorSecret} to your authenticator and enter its code`);
      await client.call(finishOperatorEnrolment, { token, password: chosen, code });
      return `Done. Log in:  login ${username}`;
    },
  },
  logout: {
    usage: 'logout',
    text: 'End that session; the next commands run as the operator of this machine.',
    words: { min: 0, max: 0 },
    async run({ platform, dataDir }) {
      const session = await readSession(dataDir);
      if (!session) throw new CommandProblem('not_logged_in', 'Nobody is logged in here.');
      const client = await platform();
      await removeSession(dataDir);
      // A session that has ended already needs no end.
      await client.call(operatorLogout, {}).catch((error: unknown) => {
        if (!(error instanceof CommandProblem && error.code === 'operator_login_required')) throw error;
      });
      return `${session.username} is logged out.`;
    },
  },
  password: {
    usage: 'password',
    text: 'Change the password of the logged-in operator; other sessions end. Reads OPERATOR_PASSWORD and OPERATOR_NEW_PASSWORD, or asks.',
    words: { min: 0, max: 0 },
    async run({ platform, dataDir }) {
      if (!(await readSession(dataDir))) throw new CommandProblem('not_logged_in', 'Log in first:  login <username>');
      const oldPassword = await typed.password('Current password', 'OPERATOR_PASSWORD');
      const newPassword = await typed.password('New password', newPasswordVariable);
      await (await platform()).call(changeOperatorPassword, { oldPassword, newPassword });
      return 'The password is changed.';
    },
  },
};
