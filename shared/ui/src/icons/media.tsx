import { Icon, type IconProps } from './icon.tsx';

/* Playing, sharing and talking. */

export function MailIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5zM4 7l8 6 8-6"
    />
  );
}

export function DownloadIcon(props: IconProps) {
  return <Icon {...props} d="M12 4v10.5M7.5 10.5 12 15l4.5-4.5M5 19.5h14" />;
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

export function BinIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M4.5 7h15M9.5 7V5a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1v2M6.5 7l.8 11.6a1.5 1.5 0 0 0 1.5 1.4h6.4a1.5 1.5 0 0 0 1.5-1.4L17.5 7M10 11v5M14 11v5"
    />
  );
}
