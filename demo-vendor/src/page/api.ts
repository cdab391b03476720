import type { GameInfo, HistoryLine, SpinAnswer } from '../routes/api-shapes.ts';

export interface SessionInfo {
  session: string;
  launchId: string;
  balance: string;
  currency: string;
  currencySymbol: string;
  portalOrigin: string;
  backUrl: string;
  theme: 'light' | 'dark';
  language: string;
  game: GameInfo;
}

export interface Spin {
  session: string;
  clientSpinId: string;
  stake: string;
  choice?: string;
}

export type { GameInfo, HistoryLine, SpinAnswer };

/** A refusal of the studio's server; `code` says why. */
export class PageRefusal extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

async function ask<T>(path: string, body?: object): Promise<T> {
  const response = await fetch(path, {
    method: body ? 'POST' : 'GET',
    headers: body ? { 'content-type': 'application/json' } : {},
    body: body && JSON.stringify(body),
  });
  const json = await response.json();
  if (response.status !== 200) throw new PageRefusal(json.code ?? 'unknown');
  return json;
}

export const openSession = (launchToken: string, gameCode: string) =>
  ask<SessionInfo>('/api/session', { launchToken, gameCode });
export const readSession = (session: string) => ask<SessionInfo>(`/api/session?session=${encodeURIComponent(session)}`);
export const readHistory = (session: string) =>
  ask<{ list: HistoryLine[] }>(`/api/history?session=${encodeURIComponent(session)}`);

/** Asks until there is an answer; the id of the spin makes sure that it is played and paid once. */
export async function spinUntilAnswered(spin: Spin, onWaiting: () => void): Promise<SpinAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask<SpinAnswer>('/api/spin', spin);
    } catch (error) {
      const isFinal = error instanceof PageRefusal && error.code !== 'waiting';
      if (isFinal) throw error;
      onWaiting();
      await new Promise((resolve) => setTimeout(resolve, Math.min(400 * attempt, 4000)));
    }
  }
}
