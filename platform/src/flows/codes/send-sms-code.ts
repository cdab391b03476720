import { sendSmsCode } from '@portal/shared/contract/verification/codes';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/contract-route.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { CodeDeps } from './code-deps.ts';
import { typedMobile } from './typed-mobile.ts';

/** Sends a code without a token. Does everything but send for an unknown number, so that callers learn nothing. */
export function sendSmsCodeFlow(app: FastifyInstance, { content, member, verification }: CodeDeps): void {
  async function assertOpen(purpose: 'login' | 'password'): Promise<void> {
    const { mobileCodeLogin } = await content.settings.get('toggles');
    const isOurs = (await content.contactChannel('mobile')) === 'platform';
    if (!isOurs || (purpose === 'login' && !mobileCodeLogin)) throw new Refusal('login_type_closed');
  }

  route(app, sendSmsCode, async (input, { ip: address, language }) => {
    const { purpose } = input;
    await assertOpen(purpose);
    const to = await typedMobile(verification, {
      dialingCode: input.countryDialingCode,
      typed: input.mobileNum,
      field: 'mobileNum',
    });
    await verification.assertHuman({ purpose: 'sms' }, input);
    const isWithheld = (await member.byMobile(to)) === undefined;
    return verification.codes.send({ purpose, channel: 'sms', to, address, language, isWithheld });
  });
}
