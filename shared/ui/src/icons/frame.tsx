import { Icon, type IconProps } from './icon.tsx';

/* Those of the frame and of home, which every first visit fetches: the others come with the page that shows one. */

export function MoonIcon(props: IconProps) {
  const d = 'M19.8 14.3A8.2 8.2 0 0 1 9.7 4.2a8.2 8.2 0 1 0 10.1 10.1z';
  return <Icon {...props} d={d} fill={d} />;
}

export function SunIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2.8v2M12 19.2v2M2.8 12h2M19.2 12h2M5.5 5.5l1.4 1.4M17.1 17.1l1.4 1.4M18.5 5.5l-1.4 1.4M6.9 17.1l-1.4 1.4"
    />
  );
}

export function HelpIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM9.6 9.7a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.2.9-1.2 1.8M12 16.7h.01"
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

export function GoodIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM8.2 12.3l2.7 2.7 5-5.5"
      fill="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17z"
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

export function WarnIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M10.7 4.8 3.4 17.3a1.5 1.5 0 0 0 1.3 2.2h14.6a1.5 1.5 0 0 0 1.3-2.2L13.3 4.8a1.5 1.5 0 0 0-2.6 0zM12 9.3v4.2M12 16.5h.01"
      fill="M10.7 4.8 3.4 17.3a1.5 1.5 0 0 0 1.3 2.2h14.6a1.5 1.5 0 0 0 1.3-2.2L13.3 4.8a1.5 1.5 0 0 0-2.6 0z"
    />
  );
}

export function GiftIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M5 11.5h14V19a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19zM3.5 8h17v3.5h-17zM12 8v12.5M12 8C9.5 8 7.3 7.3 7.3 5.5 7.3 4.4 8.1 3.6 9.2 3.6 11 3.6 12 5.6 12 8zM12 8c2.5 0 4.7-.7 4.7-2.5 0-1.1-.8-1.9-1.9-1.9C13 3.6 12 5.6 12 8z"
      fill="M5 11.5h14V19a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19z"
    />
  );
}

export function WalletIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M4 8V6.8A2.3 2.3 0 0 1 6.3 4.5H16A1.5 1.5 0 0 1 17.5 6v2M4 8h14.5A1.5 1.5 0 0 1 20 9.5v8.5a1.5 1.5 0 0 1-1.5 1.5H6A2 2 0 0 1 4 17.5zM20 12h-4a1.9 1.9 0 0 0 0 3.8h4"
      fill="M4 8h14.5A1.5 1.5 0 0 1 20 9.5v8.5a1.5 1.5 0 0 1-1.5 1.5H6A2 2 0 0 1 4 17.5z"
    />
  );
}

export function PauseIcon(props: IconProps) {
  return <Icon {...props} d="M8.5 5.5v13M15.5 5.5v13" />;
}

export function PlayIcon(props: IconProps) {
  const d = 'M8 5.3v13.4a.8.8 0 0 0 1.2.7l10.3-6.7a.8.8 0 0 0 0-1.4L9.2 4.6a.8.8 0 0 0-1.2.7z';
  return <Icon {...props} d={d} fill={d} />;
}

export function PhoneIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M8.5 3.5h7A1.5 1.5 0 0 1 17 5v14a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19V5a1.5 1.5 0 0 1 1.5-1.5zM11 17.7h2"
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

export function ChatIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M12 4.5c4.8 0 8.5 3 8.5 7s-3.7 7-8.5 7c-.9 0-1.8-.1-2.6-.3L5 20.3l.8-3.9c-1.4-1.3-2.3-3-2.3-4.9 0-4 3.7-7 8.5-7zM8.5 11.5h.01M12 11.5h.01M15.5 11.5h.01"
    />
  );
}

export function ShareIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M17.5 8a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6zM6.5 14.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6zM17.5 20.6a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6zM8.6 11l6.9-4.1M8.6 13l6.9 4.1"
    />
  );
}

export function GlobeIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM3.8 12h16.4M12 3.5c2.3 2.3 3.5 5.2 3.5 8.5s-1.2 6.2-3.5 8.5c-2.3-2.3-3.5-5.2-3.5-8.5s1.2-6.2 3.5-8.5z"
    />
  );
}

export function GamesIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M7.5 7h9a5 5 0 0 1 4.9 6l-.7 3.4a2.4 2.4 0 0 1-4.3.9L14.6 15H9.4l-1.8 2.3a2.4 2.4 0 0 1-4.3-.9L2.6 13a5 5 0 0 1 4.9-6zM8 9.6v3.2M6.4 11.2h3.2M15.2 10h.01M17.4 12.4h.01"
    />
  );
}

export function HomeIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M4 11.2 12 4.5l8 6.7V19a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19zM9.5 20.5V15a2.5 2.5 0 0 1 5 0v5.5"
    />
  );
}

export function PersonIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M12 11.5a3.9 3.9 0 1 0 0-7.8 3.9 3.9 0 0 0 0 7.8zM4.5 20.3c.6-3.8 3.6-5.8 7.5-5.8s6.9 2 7.5 5.8"
    />
  );
}

export function ChevronDownIcon(props: IconProps) {
  return <Icon {...props} d="M5.5 9.5 12 16l6.5-6.5" />;
}

export function SearchIcon(props: IconProps) {
  return <Icon {...props} d="M10.8 17.6a6.8 6.8 0 1 0 0-13.6 6.8 6.8 0 0 0 0 13.6zM15.8 15.8 20.5 20.5" />;
}

export function CloseIcon(props: IconProps) {
  return <Icon {...props} d="M6 6l12 12M18 6 6 18" />;
}

export function HeartIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M12 20c-4.8-3.2-8.3-6.3-8.3-10.3A4.6 4.6 0 0 1 8.3 5c1.6 0 2.9.8 3.7 2.2C12.8 5.8 14.1 5 15.7 5a4.6 4.6 0 0 1 4.6 4.7c0 4-3.5 7.1-8.3 10.3z"
    />
  );
}

export function ChevronLeftIcon(props: IconProps) {
  return <Icon {...props} data-mirrors d="M14.5 5.5 8 12l6.5 6.5" />;
}

export function ChevronRightIcon(props: IconProps) {
  return <Icon {...props} data-mirrors d="M9.5 5.5 16 12l-6.5 6.5" />;
}

export function FireIcon(props: IconProps) {
  const d =
    'M12 20.5c-3.8 0-6.5-2.5-6.5-6 0-4 3.5-5.5 4-10 2.5 1 4.3 3.3 4.5 6 .8-.5 1.3-1.3 1.5-2.3 1.9 1.7 3 3.9 3 6.3 0 3.5-2.7 6-6.5 6z';
  return <Icon {...props} d={d} fill={d} />;
}

export function TrophyIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M8 4h8v6.5a4 4 0 0 1-8 0zM8 5.5H4.5c0 3 1.2 5 3.7 5.3M16 5.5h3.5c0 3-1.2 5-3.7 5.3M12 14.5v3M8.5 20.5h7l-1-3h-5z"
      fill="M8 4h8v6.5a4 4 0 0 1-8 0z"
    />
  );
}

export function ReceiptIcon(props: IconProps) {
  return <Icon {...props} d="M6 3.8h12v16.7l-2.4-1.7-2 1.7-1.6-1.7-1.6 1.7-2-1.7L6 20.5zM9 8.5h6M9 12h6M9 15.3h3.5" />;
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
