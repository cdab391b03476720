import type { CallParsedInput } from '@portal/shared/contract/define-call';
import { sendOwnSmsCode } from '@portal/shared/contract/verification/codes';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/contract-route.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { CodeDeps } from './code-deps.ts';
import { typedMobile } from './typed-mobile.ts';

type Input = CallParsedInput<typeof sendOwnSmsCode>;

/** Sends a member a code: to the number to be bound, or to the bound one. */
export function sendOwnSmsCodeFlow(app: FastifyInstance, { content, member, verification }: CodeDeps): void {
  async function receiverOf(memberId: string, { purpose, mobileNum, countryDialingCode }: Input): Promise<string> {
    if (purpose === 'bind_mobile') {
      const dialingCode = countryDialingCode ?? (await content.settings.get('country')).countryDialingCode;
      return typedMobile(verification, { dialingCode, typed: mobileNum ?? '', field: 'mobileNum' });
    }
    const bound = await member.contactOf(memberId, 'mobile');
    if (!bound?.isVerified) throw new Refusal('mobile_not_bound');
    return bound.value;
  }

  route(app, sendOwnSmsCode, async (input, { member: { memberId }, ip: address, language }) => {
    const to = await receiverOf(memberId, input);
    return verification.codes.send({ purpose: input.purpose, channel: 'sms', to, address, language });
  });
}
