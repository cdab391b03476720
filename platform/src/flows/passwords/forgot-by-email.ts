import { forgotPasswordByEmail } from '@portal/shared/contract/accounts/passwords';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/contract-route.ts';
import { refusalAt } from '../../kernel/refusal-at.ts';
import { linkMinutes } from '../../modules/member/index.ts';
import { languageFor, type PasswordDeps } from './password-deps.ts';

/**
 * Sends a link to the address of the account, verified or not, since whoever reads its mail owns it. An unknown or
 * closed account and another address get the same answer for the same work: a link that opens nothing, in a message
 * that is never sent. With `revealUnknownAccount` they are refused openly.
 */
export function forgotByEmailFlow(app: FastifyInstance, deps: PasswordDeps): void {
  const { kernel } = app;
  const { content, delivery, member, verification } = deps;
  route(
    app,
    forgotPasswordByEmail,
    async ({ username, email: to }, { ip, language }) => {
      const found = await member.byAccount(username);
      const own = await member.contactOf(found?.id ?? '', 'email');
      const isOwn = own?.value.toLowerCase() === to.toLowerCase() && found?.state === 'open';
      if (!isOwn && (await content.settings.get('revealUnknownAccount')))
        throw refusalAt('username', 'unknown_account');
      await kernel.database.transaction(async () => {
        await verification.limits.take({ channel: 'email', to, address: ip });
        const token = await member.links.make(isOwn ? found?.id : undefined);
        const params = {
          account: found?.account ?? username,
          minutes: linkMinutes,
          // A fragment appears in no server's log.
          link: `${kernel.settings.PUBLIC_ORIGIN}/#reset-password=${token}`,
        };
        const isWithheld = !isOwn;
        await delivery.send({
          channel: 'email',
          to,
          template: 'reset-link',
          params,
          language: languageFor(isOwn ? found : undefined, language),
          isWithheld,
        });
      });
      return {};
    },
    { perMinute: () => content.settings.get('login.triesPerMinute') },
  );
}
