import type { FastifyInstance } from 'fastify';
import { addMessageTexts } from '../kernel/message-texts.ts';
import { messageTexts } from './transfer-upline/message-texts.ts';
import { sendToUplineFlow } from './transfer-upline/send-to-upline.ts';
import type { UplineDeps } from './transfer-upline/upline-deps.ts';
import { uplineTermsFlow } from './transfer-upline/upline-terms.ts';

/**
 * Registers transfers from a member to the account above (docs/product.md 2.5,
 * docs/decisions/037-transfer-to-upline.md).
 */
export function transferUplineFlows(app: FastifyInstance, deps: UplineDeps): void {
  addMessageTexts(messageTexts);
  uplineTermsFlow(app, deps);
  sendToUplineFlow(app, deps);
}
