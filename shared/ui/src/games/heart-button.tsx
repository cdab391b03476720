import { HeartIcon } from '../icons/frame.tsx';

/** Whether a game is one of the member's favourites, and what changes that. */
export interface Favourite {
  isOn: boolean;
  label: string;
  onToggle: () => void;
}

interface HeartButtonProps extends Favourite {
  size: number;
  className: string | undefined;
}

/** Adds a game to the favourites or removes it. */
export function HeartButton({ isOn, label, onToggle, size, className }: HeartButtonProps) {
  return (
    <button type="button" className={className} aria-pressed={isOn} aria-label={label} title={label} onClick={onToggle}>
      <HeartIcon size={size} />
    </button>
  );
}
