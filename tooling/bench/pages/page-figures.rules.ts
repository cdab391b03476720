import type { Figure } from '../goal.ts';
import { median } from '../statistics.ts';
import type { PageLoad } from './page-load.ts';

/** The middle of several loads of one page. */
export interface PageFigures {
  scriptBytes: number;
  requests: number;
  lcpMs: number;
}

/** 1 KB is 1000 bytes here. */
const kilobyte = 1000;

export function middleOf(loads: readonly PageLoad[]): PageFigures {
  return {
    scriptBytes: median(loads.map((load) => load.scriptBytes)),
    requests: median(loads.map((load) => load.requests)),
    lcpMs: median(loads.map((load) => load.lcpMs)),
  };
}

/** How much more than the single bundle a federated page may cost. */
interface Allowance {
  path: string;
  bytes: number;
  lcp: number;
}

export const allowances: readonly Allowance[] = [
  { path: '/', bytes: 1.15, lcp: 1.1 },
  { path: '/rng', bytes: 1.2, lcp: 1.2 },
];

export function comparedFigures(allowance: Allowance, federated: PageFigures, single: PageFigures): Figure[] {
  const { path, bytes, lcp } = allowance;
  const ratio = { unit: 'x', side: 'atMost' } as const;
  return [
    {
      ...ratio,
      name: `${path} bytes against the single bundle`,
      value: federated.scriptBytes / single.scriptBytes,
      goal: bytes,
    },
    { ...ratio, name: `${path} LCP against the single bundle`, value: federated.lcpMs / single.lcpMs, goal: lcp },
  ];
}

/** A size in bytes against a goal in KB. */
export function sizeFigure(name: string, bytes: number, goalKb: number): Figure {
  return { name, value: bytes / kilobyte, unit: 'KB', goal: goalKb, side: 'atMost' };
}

/** Name of the remote that a script belongs to, by its address; undefined for the shell and the single bundle. */
export function remoteOf(url: string): string | undefined {
  return /\/releases\/(remote-[a-z-]+)\//.exec(url)?.[1];
}
