import type { FastifyInstance } from 'fastify';
import type { Missions } from './open-missions.ts';

export function missionsRoutes(_app: FastifyInstance, _missions: Missions): void {}
