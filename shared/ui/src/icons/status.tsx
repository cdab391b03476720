import { Icon, type IconProps } from './icon.tsx';

/* What state a thing is in. */

export function CheckIcon(props: IconProps) {
  return <Icon {...props} d="M5 12.5l4.7 4.7L19.3 7" />;
}

export function EyeIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M2.8 12C4.6 8.1 8 6 12 6s7.4 2.1 9.2 6c-1.8 3.9-5.2 6-9.2 6s-7.4-2.1-9.2-6zM12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6z"
    />
  );
}

export function EyeOffIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M4 4l16 16M9.7 6.3A9.7 9.7 0 0 1 12 6c4 0 7.4 2.1 9.2 6a11 11 0 0 1-2.7 3.6M6.4 7.8A10.7 10.7 0 0 0 2.8 12c1.8 3.9 5.2 6 9.2 6 1.6 0 3-.3 4.3-.9M10 10a2.8 2.8 0 0 0 4 4"
    />
  );
}

export function LockIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M6.5 10.5h11A1.5 1.5 0 0 1 19 12v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19v-7a1.5 1.5 0 0 1 1.5-1.5zM8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2"
      fill="M6.5 10.5h11A1.5 1.5 0 0 1 19 12v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19v-7a1.5 1.5 0 0 1 1.5-1.5z"
    />
  );
}

export function ClockIcon(props: IconProps) {
  return <Icon {...props} d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7.2V12l3.2 2" />;
}

export function SparkIcon(props: IconProps) {
  const d =
    'M12 3.5l1.9 5.6a1.6 1.6 0 0 0 1 1l5.6 1.9-5.6 1.9a1.6 1.6 0 0 0-1 1L12 20.5l-1.9-5.6a1.6 1.6 0 0 0-1-1L3.5 12l5.6-1.9a1.6 1.6 0 0 0 1-1z';
  return <Icon {...props} d={d} fill={d} />;
}
