import { needsMobileCode, openMethods } from '@portal/shared/contract/accounts/registration-form';
import { sendRegistrationCode } from '@portal/shared/contract/verification/codes';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/contract-route.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { CodeDeps } from './code-deps.ts';
import { typedMobile } from './typed-mobile.ts';

/**
 * Sends a registration code, also to numbers that have an account: only the owner of the number learns that, when
 * registering with it. The captcha is left for the registration itself.
 */
export function sendRegistrationCodeFlow(app: FastifyInstance, { content, verification }: CodeDeps): void {
  async function assertOpen(): Promise<void> {
    const flags = await content.settings.get('register.flags');
    const switches = { flags, toggles: await content.settings.get('toggles') };
    const isAsked = openMethods(switches).some((method) => needsMobileCode(method, switches));
    const isOurs = (await content.contactChannel('mobile')) === 'platform';
    if (!isAsked || !isOurs) throw new Refusal('login_type_closed');
  }

  route(app, sendRegistrationCode, async (input, { ip: address, language }) => {
    await assertOpen();
    const to = await typedMobile(verification, {
      dialingCode: input.countryDialingCode,
      typed: input.mobileNo,
      field: 'mobileNo',
    });
    await verification.assertHuman({ purpose: 'sms' }, input);
    return verification.codes.send({ purpose: 'register', channel: 'sms', to, address, language });
  });
}
