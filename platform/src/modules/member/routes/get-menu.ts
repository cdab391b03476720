import { getMemberMenu } from '@portal/shared/contract/member/get-menu';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { MemberModule } from '../index.ts';

/** Counts come with the pages that have something to count: missions, messages, rewards. */
export function getMemberMenuRoute(app: FastifyInstance, door: MemberModule): void {
  route(app, getMemberMenu, async () => ({
    items: (await door.menuPages()).map((page) => ({ page, count: 0 })),
  }));
}
