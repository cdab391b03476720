import { sendOwnerCode } from '@portal/shared/contract/verification/codes';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/contract-route.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { PasswordDeps } from '../passwords/password-deps.ts';
import { maskedContact, ownerContact } from './owner-contact.ts';

/** Sends a code to the bound contact of a member without a login password, for use in its place. */
export function sendOwnerCodeFlow(app: FastifyInstance, deps: PasswordDeps): void {
  const { member, verification } = deps;
  route(app, sendOwnerCode, async (_input, { member: { memberId }, ip: address, language }) => {
    const owner = await member.byId(memberId);
    if (!owner) throw new Refusal('not_logged_in');
    if (owner.hasPassword) throw new Refusal('conflict');
    const contact = await ownerContact(deps, memberId);
    if (contact?.channel !== 'platform') throw new Refusal('sign_in_again');
    const channel = contact.kind === 'mobile' ? 'sms' : 'email';
    const sent = { purpose: 'prove_owner', channel, to: contact.value, address, language } as const;
    return { ...(await verification.codes.send(sent)), ...maskedContact(contact) };
  });
}
