import { Icon, type IconProps } from './icon.tsx';

/* Ways through the portal. What points along the line turns with a script that runs from the right. */

export function MenuIcon(props: IconProps) {
  return <Icon {...props} d="M4 7h16M4 12h16M4 17h10" />;
}

export function ArrowLeftIcon(props: IconProps) {
  return <Icon {...props} data-mirrors d="M20 12H4.5M11 5.5 4.5 12l6.5 6.5" />;
}

export function ArrowRightIcon(props: IconProps) {
  return <Icon {...props} data-mirrors d="M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5" />;
}

export function ExternalIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M10 5H6a1.5 1.5 0 0 0-1.5 1.5V18A1.5 1.5 0 0 0 6 19.5h11.5A1.5 1.5 0 0 0 19 18v-4M13.5 4.5h6v6M19 5l-8.5 8.5"
    />
  );
}

export function PeopleIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M9 11.2a3.4 3.4 0 1 0 0-6.8 3.4 3.4 0 0 0 0 6.8zM2.8 19.5c.4-3.4 2.9-5.3 6.2-5.3s5.8 1.9 6.2 5.3M15.5 4.7a3.4 3.4 0 0 1 0 6.2M17.3 14.6c2.2.6 3.6 2.3 3.9 4.9"
    />
  );
}

export function ExitIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      data-mirrors
      d="M14 4.5H6.5A1.5 1.5 0 0 0 5 6v12a1.5 1.5 0 0 0 1.5 1.5H14M10.5 12h10M17 8.2 20.8 12 17 15.8"
    />
  );
}

export function FilterIcon(props: IconProps) {
  return <Icon {...props} d="M4 6.5h16M7 12h10M10 17.5h4" />;
}

export function TeamIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M12 8.5a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4zM5 21a2.3 2.3 0 1 0 0-4.6A2.3 2.3 0 0 0 5 21zM12 21a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6zM19 21a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6zM12 8.5v7.9M5 16.4V14.5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v1.9"
    />
  );
}
