import type { FastifyInstance } from 'fastify';
import { listPlayStopsFlow } from './play-stops/list-play-stops.ts';
import { openPlayFlow } from './play-stops/open-play.ts';
import { stopPlayFlow } from './play-stops/stop-play.ts';
import type { StopDeps } from './play-stops/stop-target.ts';

/** Registers the operator's suspensions: all play, one vendor, one game, one player. */
export function playStopFlows(app: FastifyInstance, deps: StopDeps): void {
  stopPlayFlow(app, deps);
  openPlayFlow(app, deps);
  listPlayStopsFlow(app, deps);
}
