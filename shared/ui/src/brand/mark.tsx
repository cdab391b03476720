import { type ComponentProps, useId } from 'react';

export type MarkProps = ComponentProps<'svg'> & { size?: number };

/** The brand mark: a paper lantern whose ribs are three arcs of light. */
export function Mark({ size = 32, ...rest }: MarkProps) {
  const id = useId();
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" fill="none" {...rest} aria-hidden="true">
      <linearGradient id={id} x1="12" y1="8" x2="36" y2="42" gradientUnits="userSpaceOnUse">
        <stop stopColor="var(--brand-glow)" />
        <stop offset="1" stopColor="var(--brand-ember)" />
      </linearGradient>
      <path d="M24 1.5v5" stroke="var(--brand-ember)" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M17 9a3 3 0 0 1 3-3h8a3 3 0 0 1 3 3v1H17z" fill="var(--brand-ember)" />
      <path d="M24 10c13 0 19 6 19 13.5S37 37 24 37 5 31 5 23.5 11 10 24 10z" fill={`url(#${id})`} />
      <path
        d="M24 10c-5.5 2.8-8 7.5-8 13.5S18.5 34.2 24 37c5.5-2.8 8-7.5 8-13.5S29.5 12.8 24 10zM24 10v27"
        stroke="#fff"
        strokeOpacity=".62"
        strokeWidth="1.8"
      />
      <path d="M17 37h14v1.5a3 3 0 0 1-3 3h-8a3 3 0 0 1-3-3z" fill="var(--brand-ember)" />
      <path d="M20.5 43v2.5M24 43v4M27.5 43v2.5" stroke="var(--brand-glow)" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
