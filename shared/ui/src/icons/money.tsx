import { Icon, type IconProps } from './icon.tsx';

/* Money, rewards and records. */

export function DepositIcon(props: IconProps) {
  return <Icon {...props} d="M12 3.8v9.7M8 9.7l4 4 4-4M4.5 14v4A2 2 0 0 0 6.5 20h11a2 2 0 0 0 2-2v-4" />;
}

export function WithdrawIcon(props: IconProps) {
  return <Icon {...props} d="M12 13.8V4.1M8 8l4-4 4 4M4.5 14v4A2 2 0 0 0 6.5 20h11a2 2 0 0 0 2-2v-4" />;
}

export function TransferIcon(props: IconProps) {
  return <Icon {...props} d="M4 8.5h14.5M15 4.8l3.7 3.7L15 12.2M20 15.5H5.5M9 11.8l-3.7 3.7L9 19.2" />;
}

export function CoinsIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M9 11.5c3.3 0 5.5-1.2 5.5-2.9S12.3 5.7 9 5.7 3.5 6.9 3.5 8.6s2.2 2.9 5.5 2.9zM3.5 8.6v7.3c0 1.7 2.2 2.9 5.5 2.9 1 0 2-.1 2.8-.3M14.5 8.6v1.7M3.5 12.3c0 1.7 2.2 2.9 5.5 2.9M16 19.5a4.3 4.3 0 1 0 0-8.6 4.3 4.3 0 0 0 0 8.6zM16 13.8v2.8"
    />
  );
}

export function ChartIcon(props: IconProps) {
  return <Icon {...props} d="M4 4v14.5A1.5 1.5 0 0 0 5.5 20H20M8 16v-4M12 16V8M16 16v-6" />;
}

export function TrendIcon(props: IconProps) {
  return <Icon {...props} d="M4 4v14.5A1.5 1.5 0 0 0 5.5 20H20M7.5 14.5l3.5-4 3 2.5 5-6M15.5 7H19v3.5" />;
}

export function PercentIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M6.5 17.5l11-11M7.8 9.8a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4zM16.2 18.6a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z"
    />
  );
}

export function TrophyIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M7.5 4h9v5.5a4.5 4.5 0 0 1-9 0zM7.5 5.5H4.2c0 3 1.3 5 3.6 5.2M16.5 5.5h3.3c0 3-1.3 5-3.6 5.2M12 14v3.5M8.5 20.2c.3-1.7 1.6-2.7 3.5-2.7s3.2 1 3.5 2.7z"
      fill="M7.5 4h9v5.5a4.5 4.5 0 0 1-9 0z"
    />
  );
}

export function ContractIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M6 3.8h8.5L19 8.3v11.2a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4.8a1 1 0 0 1 1-1zM14.3 4v4.5H19M8.5 12.5h7M8.5 16h3.5M14 16.3l1 1 2-2.2"
    />
  );
}

export function CalendarIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M5.5 5.5h13A1.5 1.5 0 0 1 20 7v11.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5V7a1.5 1.5 0 0 1 1.5-1.5zM4 10h16M8.2 3.5v4M15.8 3.5v4"
    />
  );
}
