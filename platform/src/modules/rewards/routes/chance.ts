import {
  commitChance,
  declineEnvelope,
  drawChance,
  getChance,
  getChanceDraw,
  getOwnChance,
  listChanceDraws,
  openEnvelope,
} from '@portal/shared/contract/rewards/chance';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { showDraw } from '../chance/draws/show-draw.ts';
import type { Chance } from '../chance/open-chance.ts';

export function commitChanceRoute(app: FastifyInstance, chance: Chance): void {
  route(app, commitChance, async ({ game }, { member }) => ({
    commitment: await chance.commit(member.memberId, game),
  }));
}

export function declineEnvelopeRoute(app: FastifyInstance, chance: Chance): void {
  route(app, declineEnvelope, async ({ id: dropId }, { member: { memberId } }) => ({
    declined: await chance.declineEnvelope({ memberId, dropId }),
  }));
}

export function drawChanceRoute(app: FastifyInstance, chance: Chance): void {
  route(app, drawChance, async (asked, { member: { memberId } }) => {
    const { draw, nextCommitment } = await chance.draw({ ...asked, memberId });
    return { draw: showDraw(draw), nextCommitment };
  });
}

export function getChanceRoutes(app: FastifyInstance, chance: Chance): void {
  route(app, getChance, () => chance.overview());
  route(app, getOwnChance, (_input, { member: { memberId } }) => chance.ownOverview(memberId));
}

export function openEnvelopeRoute(app: FastifyInstance, chance: Chance): void {
  route(app, openEnvelope, async ({ id: dropId, ...asked }, { member: { memberId } }) => {
    const { draw, nextCommitment } = await chance.openEnvelope({ ...asked, dropId, memberId });
    return { draw: showDraw(draw), nextCommitment };
  });
}

export function ownDrawsRoutes(app: FastifyInstance, { reads }: Chance): void {
  route(app, listChanceDraws, async (asked, { member: { memberId } }) => {
    const { list, totalPages } = await reads.draws({ ...asked, memberId });
    return { list: list.map(showDraw), totalPages };
  });
  route(app, getChanceDraw, async ({ id }, { member: { memberId } }) => {
    const found = await reads.ownDraw(memberId, id);
    if (!found) throw new Refusal('not_found');
    return showDraw(found);
  });
}
