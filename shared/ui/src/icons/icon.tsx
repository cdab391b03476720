import type { ComponentProps } from 'react';

export type IconProps = ComponentProps<'svg'> & {
  /** Edge in px; 24 by default. */
  size?: number;
};

/** Common style of all icons: 24 grid, 1.75 round stroke, one quiet fill. Always decorative: the name is beside it. */
export function Icon({ d, fill, size = 24, ...rest }: IconProps & { d: string; fill?: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      {...rest}
      aria-hidden="true"
    >
      {fill ? <path d={fill} fill="currentColor" fillOpacity={0.2} stroke="none" /> : null}
      <path d={d} />
    </svg>
  );
}
