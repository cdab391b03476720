import { Icon, type IconProps } from './icon.tsx';

/* What state a thing is in. */

export function CheckIcon(props: IconProps) {
  return <Icon {...props} d="M5 12.5l4.7 4.7L19.3 7" />;
}

export function GoodIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM8.2 12.3l2.7 2.7 5-5.5"
      fill="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17z"
    />
  );
}

export function BadIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM9.2 9.2l5.6 5.6M14.8 9.2l-5.6 5.6"
      fill="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17z"
    />
  );
}

export function WarnIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M10.7 4.8 3.4 17.3a1.5 1.5 0 0 0 1.3 2.2h14.6a1.5 1.5 0 0 0 1.3-2.2L13.3 4.8a1.5 1.5 0 0 0-2.6 0zM12 9.3v4.2M12 16.5h.01"
      fill="M10.7 4.8 3.4 17.3a1.5 1.5 0 0 0 1.3 2.2h14.6a1.5 1.5 0 0 0 1.3-2.2L13.3 4.8a1.5 1.5 0 0 0-2.6 0z"
    />
  );
}

export function InfoIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 11.2v5M12 7.9h.01"
      fill="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17z"
    />
  );
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

export function ShieldIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M12 3.5l7.5 2.7v5.3c0 4.4-3 7.7-7.5 9-4.5-1.3-7.5-4.6-7.5-9V6.2zM8.7 12l2.4 2.4 4.4-4.7"
      fill="M12 3.5l7.5 2.7v5.3c0 4.4-3 7.7-7.5 9-4.5-1.3-7.5-4.6-7.5-9V6.2z"
    />
  );
}

export function SunIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2.8v2M12 19.2v2M2.8 12h2M19.2 12h2M5.5 5.5l1.4 1.4M17.1 17.1l1.4 1.4M18.5 5.5l-1.4 1.4M6.9 17.1l-1.4 1.4"
    />
  );
}

export function MoonIcon(props: IconProps) {
  const d = 'M19.8 14.3A8.2 8.2 0 0 1 9.7 4.2a8.2 8.2 0 1 0 10.1 10.1z';
  return <Icon {...props} d={d} fill={d} />;
}

export function ClockIcon(props: IconProps) {
  return <Icon {...props} d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7.2V12l3.2 2" />;
}

export function FireIcon(props: IconProps) {
  const d =
    'M12 20.5c-3.8 0-6.5-2.5-6.5-6 0-4 3.5-5.5 4-10 2.5 1 4.3 3.3 4.5 6 .8-.5 1.3-1.3 1.5-2.3 1.9 1.7 3 3.9 3 6.3 0 3.5-2.7 6-6.5 6z';
  return <Icon {...props} d={d} fill={d} />;
}

export function SparkIcon(props: IconProps) {
  const d =
    'M12 3.5l1.9 5.6a1.6 1.6 0 0 0 1 1l5.6 1.9-5.6 1.9a1.6 1.6 0 0 0-1 1L12 20.5l-1.9-5.6a1.6 1.6 0 0 0-1-1L3.5 12l5.6-1.9a1.6 1.6 0 0 0 1-1z';
  return <Icon {...props} d={d} fill={d} />;
}

export function HelpIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM9.6 9.7a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.2.9-1.2 1.8M12 16.7h.01"
    />
  );
}
