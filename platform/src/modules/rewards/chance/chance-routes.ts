import type { FastifyInstance } from 'fastify';
import type { Chance } from './open-chance.ts';

export function chanceRoutes(_app: FastifyInstance, _chance: Chance): void {}
