import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { isListed } from '../../../kernel/config/address-list.rules.ts';
import type { Settings } from '../../../kernel/config/settings.ts';

/** Checks that operators may come from the address of a request. @throws Refusal `address_not_allowed` */
export function assertAddress(
  { OPERATOR_ADDRESSES }: Pick<Settings, 'OPERATOR_ADDRESSES'>,
  { ip }: Pick<FastifyRequest, 'ip'>,
): void {
  if (OPERATOR_ADDRESSES && !isListed(OPERATOR_ADDRESSES, ip)) throw new Refusal('address_not_allowed');
}
