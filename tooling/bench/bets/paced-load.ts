import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../statistics.ts';
import type { SignedBet } from './signed-bet.ts';

interface PacedOptions {
  address: string;
  /** Made when it is sent: a signature made ahead would be too old at the end of a long run. */
  next: () => SignedBet;
  perSecond: number;
  connections: number;
  seconds: number;
  /** From 0 to 1; decides the gaps. */
  random?: () => number;
}

export interface PacedLoad {
  asked: number;
  /** Answers other than 200, and none. */
  refused: number;
  p50Ms: number;
  p99Ms: number;
}

/**
 * Sends bets at a given pace, independent of responses: gaps are random (exponential). The time of a bet runs from the
 * moment it was due, so that waiting for a slow response counts.
 */
export async function pacedLoad(options: PacedOptions): Promise<PacedLoad> {
  const { address, next, perSecond, connections, seconds, random = Math.random } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latencies: number[] = [];
  const sent: Promise<void>[] = [];
  let refused = 0;
  const begun = performance.now();
  const gap = () => (-Math.log(1 - random()) * 1000) / perSecond;
  try {
    for (let due = begun + gap(); due < begun + seconds * 1000; due += gap()) {
      const ahead = due - performance.now();
      if (ahead > 0) await pause(ahead);
      const answered = send(agent, address, next()).then((status) => {
        if (status === 200) latencies.push(performance.now() - due);
        else refused += 1;
      });
      sent.push(answered);
    }
    await Promise.all(sent);
  } finally {
    agent.destroy();
  }
  return { asked: sent.length, refused, p50Ms: percentile(latencies, 0.5), p99Ms: percentile(latencies, 0.99) };
}

/** Status of the complete response; 0 without one. */
function send(agent: Agent, address: string, { method, path, headers, body }: SignedBet): Promise<number> {
  return new Promise((resolve) => {
    const sent = request(new URL(path, address), { method, agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', () => resolve(0));
    });
    sent.on('error', () => resolve(0));
    sent.end(body);
  });
}
