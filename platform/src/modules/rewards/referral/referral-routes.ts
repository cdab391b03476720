import type { FastifyInstance } from 'fastify';
import type { Referral } from './open-referral.ts';

export function referralRoutes(_app: FastifyInstance, _referral: Referral): void {}
