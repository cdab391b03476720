type Heard = Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>;

interface HostileParts {
  origin: string;
  source: Window;
  /** A window that is not the game's. */
  stranger: Window | null;
  launchId: string;
  random: () => number;
}

const endless = 'A'.repeat(1_000_000);
const words = [
  'ready',
  'back',
  'round-opened',
  'round-closed',
  'win',
  'login',
  'BACK',
  'back ',
  '',
  'constructor',
  '__proto__',
];

/** A message as the game itself would send it. */
function goodMessage({ launchId, random }: HostileParts): Record<string, unknown> {
  const event = words[Math.floor(random() * 4)] ?? 'ready';
  const round = event.startsWith('round') ? { roundId: `r${Math.floor(random() * 1000)}` } : {};
  return { type: 'portal.game', event, launchId, ...round };
}

const strangeOrigins = (origin: string) => {
  const { host, hostname, port } = new URL(origin);
  const alike = [`${origin}.evil.test`, `${origin}@evil.test`, `${origin}/`, origin.toUpperCase(), ` ${origin}`];
  const variants = [
    `https://${host}`,
    `http://${hostname}`,
    `http://${hostname}:${Number(port) + 1}`,
    `http://x.${host}`,
  ];
  return [...alike, ...variants, 'null', '', '*', 'http://evil.test', 'javascript://%0aalert(1)', 'data:', 'file://'];
};

/** Data that is no valid message, from the game's own window and origin. */
function spoiltData(parts: HostileParts): unknown[] {
  const good = goodMessage(parts);
  const spoil = (change: object) => ({ ...good, ...change });
  const inherited: object = Object.create(good);
  const late = (name: string) =>
    Object.defineProperty({ ...good }, name, {
      enumerable: true,
      get: () => `${parts.random()}`,
    });
  return [
    ...[
      spoil({ launchId: `${parts.launchId}2` }),
      spoil({ launchId: parts.launchId.toLowerCase() }),
      spoil({ launchId: '' }),
    ],
    ...[
      spoil({ launchId: endless }),
      spoil({ launchId: [parts.launchId] }),
      spoil({ launchId: { toString: () => parts.launchId } }),
    ],
    ...[
      spoil({ type: 'portal.shell' }),
      spoil({ type: ['portal.game'] }),
      spoil({ type: endless }),
      spoil({ type: null }),
    ],
    ...[
      spoil({ event: words[4 + Math.floor(parts.random() * (words.length - 4))] }),
      spoil({ event: endless }),
      spoil({ event: ['back'] }),
    ],
    ...[spoil({ event: 'round-opened', roundId: undefined }), spoil({ event: 'round-closed', roundId: 7 })],
    ...[
      spoil({ event: 'round-opened', roundId: { length: 3 } }),
      spoil({ balance: '1000000.00' }),
      spoil({ [endless]: 1 }),
    ],
    ...[
      spoil({ amount: 1 }),
      spoil({ html: '<img src=x onerror=alert(1)>' }),
      spoil({ call: 1 }),
      spoil({ toJSON: 'x' }),
    ],
    JSON.parse(`{"type":"portal.game","event":"back","launchId":"x","__proto__":{"launchId":"${parts.launchId}"}}`),
    JSON.parse(`{"__proto__":${JSON.stringify(good)}}`),
    JSON.parse(`{"constructor":{"prototype":${JSON.stringify(good)}}}`),
    Object.assign(Object.create(good), { launchId: 'another', extra: inherited }),
    ...[late('launchId'), late('type'), late('event')],
    ...[[good], [[good]], { data: good }, { message: good }, new Map(Object.entries(good)), new Set([good])],
    ...[
      JSON.stringify(good),
      `portal.game ${JSON.stringify(good)}`,
      endless,
      '',
      'back',
      0,
      1,
      Number.NaN,
      true,
      null,
      undefined,
    ],
    ...[
      new Date(0),
      /portal.game/,
      new Error('portal.game'),
      new ArrayBuffer(8),
      new Uint8Array(1000),
      () => good,
      Symbol('back'),
    ],
    ...[{}, [], Object.create(null), Array(10_000).fill(good), { type: { type: { type: 'portal.game' } } }],
  ];
}

/** An object that records any read access. */
function trapped(good: object, onRead: () => void): object {
  return new Proxy(good, {
    get(target, name) {
      onRead();
      return Reflect.get(target, name);
    },
  });
}

/**
 * Generates messages that must be ignored: valid ones from elsewhere, and corrupted ones from the game. `onRead` is
 * called if the data of one from elsewhere is read at all.
 */
export function hostileMessages(parts: HostileParts, count: number, onRead: () => void): Heard[] {
  const { origin, source, stranger, random } = parts;
  const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(random() * items.length)];
  return Array.from({ length: count }, (_, turn): Heard => {
    const data = trapped(goodMessage(parts), onRead);
    if (turn % 4 === 0) return { origin: pick(strangeOrigins(origin)) ?? 'null', source, data };
    if (turn % 4 === 1) return { origin, source: random() < 0.5 ? stranger : null, data };
    return { origin, source, data: pick(spoiltData(parts)) };
  });
}
