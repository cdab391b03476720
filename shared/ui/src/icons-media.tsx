import { Icon, type IconProps } from './icon.tsx';

/* Playing, sharing and talking. */

export function PlayIcon(props: IconProps) {
  const d = 'M8 5.3v13.4a.8.8 0 0 0 1.2.7l10.3-6.7a.8.8 0 0 0 0-1.4L9.2 4.6a.8.8 0 0 0-1.2.7z';
  return <Icon {...props} d={d} fill={d} />;
}

export function PauseIcon(props: IconProps) {
  return <Icon {...props} d="M8.5 5.5v13M15.5 5.5v13" />;
}

export function HeartIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M12 20c-4.8-3.2-8.3-6.3-8.3-10.3A4.6 4.6 0 0 1 8.3 5c1.6 0 2.9.8 3.7 2.2C12.8 5.8 14.1 5 15.7 5a4.6 4.6 0 0 1 4.6 4.7c0 4-3.5 7.1-8.3 10.3z"
    />
  );
}

export function ChatIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M12 4.5c4.8 0 8.5 3 8.5 7s-3.7 7-8.5 7c-.9 0-1.8-.1-2.6-.3L5 20.3l.8-3.9c-1.4-1.3-2.3-3-2.3-4.9 0-4 3.7-7 8.5-7zM8.5 11.5h.01M12 11.5h.01M15.5 11.5h.01"
    />
  );
}

export function MailIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5zM4 7l8 6 8-6"
    />
  );
}

export function PhoneIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M8.5 3.5h7A1.5 1.5 0 0 1 17 5v14a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19V5a1.5 1.5 0 0 1 1.5-1.5zM11 17.7h2"
    />
  );
}

export function DownloadIcon(props: IconProps) {
  return <Icon {...props} d="M12 4v10.5M7.5 10.5 12 15l4.5-4.5M5 19.5h14" />;
}

export function ShareIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M17.5 8a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6zM6.5 14.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6zM17.5 20.6a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6zM8.6 11l6.9-4.1M8.6 13l6.9 4.1"
    />
  );
}

export function CopyIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M9.5 8.5h9A1.5 1.5 0 0 1 20 10v9a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 8 19v-9a1.5 1.5 0 0 1 1.5-1.5zM5.5 15.5A1.5 1.5 0 0 1 4 14V5a1.5 1.5 0 0 1 1.5-1.5h9A1.5 1.5 0 0 1 16 5"
    />
  );
}

export function RefreshIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M19.5 12a7.5 7.5 0 0 1-13.6 4.3M4.5 12a7.5 7.5 0 0 1 13.6-4.3M18.5 3.8v4.2h-4.2M5.5 20.2V16h4.2"
    />
  );
}

export function FullScreenIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M4.5 9V5.5a1 1 0 0 1 1-1H9M15 4.5h3.5a1 1 0 0 1 1 1V9M19.5 15v3.5a1 1 0 0 1-1 1H15M9 19.5H5.5a1 1 0 0 1-1-1V15"
    />
  );
}

export function CameraIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M4.5 7.5h3l1.5-2.5h6l1.5 2.5h3A1.5 1.5 0 0 1 21 9v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18V9a1.5 1.5 0 0 1 1.5-1.5zM12 16.8a3.6 3.6 0 1 0 0-7.2 3.6 3.6 0 0 0 0 7.2z"
    />
  );
}

export function MegaphoneIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M4 10.5v3a1 1 0 0 0 1 1h2.5l9 4V5.5l-9 4H5a1 1 0 0 0-1 1zM8 14.5l1.2 5H11l-.8-4M19 10a3 3 0 0 1 0 4"
      fill="M7.5 14.5l9 4V5.5l-9 4z"
    />
  );
}

export function BinIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M4.5 7h15M9.5 7V5a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1v2M6.5 7l.8 11.6a1.5 1.5 0 0 0 1.5 1.4h6.4a1.5 1.5 0 0 0 1.5-1.4L17.5 7M10 11v5M14 11v5"
    />
  );
}
