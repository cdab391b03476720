import { input, password } from '@inquirer/prompts';
import { changeOperatorPassword, operatorLogout } from '@portal/shared/contract/operator/account-calls';
import { operatorLogin } from '@portal/shared/contract/operator/operator-calls';
import { CommandProblem } from './operator-client.ts';
import { forgetPerson, readPerson, writePerson } from './person-file.ts';
import type { Command } from './run-command.ts';

/** What is typed: never an argument, which other users of the machine could read in the list of processes. */
const typed = {
  password: (message: string, variable: string) => process.env[variable] ?? password({ message, mask: true }),
  code: () => process.env.OPERATOR_CODE ?? input({ message: 'Code of the authenticator' }),
};

export const personCommands: Readonly<Record<string, Command>> = {
  login: {
    usage: 'login <username>',
    text: 'Run the next commands as this operator: asks for password and code, or reads OPERATOR_PASSWORD and OPERATOR_CODE. Ends after 15 idle minutes.',
    words: { min: 1, max: 1 },
    async run({ platform, words, dataDir }) {
      const username = words[0] ?? '';
      await forgetPerson(dataDir);
      const entered = { password: await typed.password('Password', 'OPERATOR_PASSWORD'), code: await typed.code() };
      const { token, roles } = await (await platform()).call(operatorLogin, { username, ...entered });
      await writePerson(dataDir, { username, token });
      return `You are ${username} (${roles.join(', ')}).`;
    },
  },
  logout: {
    usage: 'logout',
    text: 'End that session; the next commands run as the operator of this machine.',
    words: { min: 0, max: 0 },
    async run({ platform, dataDir }) {
      const person = await readPerson(dataDir);
      if (!person) throw new CommandProblem('not_logged_in', 'Nobody is logged in here.');
      const client = await platform();
      await forgetPerson(dataDir);
      // A session that has ended already needs no end.
      await client.call(operatorLogout, {}).catch((error: unknown) => {
        if (!(error instanceof CommandProblem && error.code === 'operator_login_required')) throw error;
      });
      return `${person.username} is logged out.`;
    },
  },
  password: {
    usage: 'password',
    text: 'Change the password of who is logged in here; the other sessions end. Reads OPERATOR_PASSWORD and OPERATOR_NEW_PASSWORD, or asks.',
    words: { min: 0, max: 0 },
    async run({ platform, dataDir }) {
      if (!(await readPerson(dataDir))) throw new CommandProblem('not_logged_in', 'Log in first:  login <username>');
      const oldPassword = await typed.password('Password of now', 'OPERATOR_PASSWORD');
      const newPassword = await typed.password('New password', 'OPERATOR_NEW_PASSWORD');
      await (await platform()).call(changeOperatorPassword, { oldPassword, newPassword });
      return 'The password is changed.';
    },
  },
};
