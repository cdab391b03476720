import { useEffect, useState } from 'react';
import type { MeasuredDomain, Speed } from './domains.rules.ts';
import { measureDomain } from './measure-domain.ts';

/** Measures all domains in parallel, again for each new `round`. */
export function useDomainSpeeds(domains: readonly string[], round: number): MeasuredDomain[] {
  const [speeds, setSpeeds] = useState<Readonly<Record<string, Speed>>>({});
  const names = domains.join(' ');
  // A new round measures the same domains again.
  useEffect(() => {
    const ending = new AbortController();
    setSpeeds({});
    for (const domain of names.split(' ').filter(Boolean)) {
      void measureDomain(`${window.location.protocol}//${domain}`, ending.signal).then((ms) => {
        if (!ending.signal.aborted) setSpeeds((known) => ({ ...known, [domain]: ms ?? 'unreachable' }));
      });
    }
    return () => ending.abort();
  }, [names, round]);
  return domains.map((domain) => ({ domain, speed: speeds[domain] ?? 'measuring' }));
}
