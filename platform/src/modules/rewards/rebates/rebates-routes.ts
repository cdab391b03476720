import type { FastifyInstance } from 'fastify';
import type { Rebates } from './open-rebates.ts';

export function rebatesRoutes(_app: FastifyInstance, _rebates: Rebates): void {}
