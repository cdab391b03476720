import type { FastifyInstance } from 'fastify';
import type { Vip } from './open-vip.ts';

export function vipRoutes(_app: FastifyInstance, _vip: Vip): void {}
