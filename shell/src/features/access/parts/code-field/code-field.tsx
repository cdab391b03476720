import { CodeField as Field, type CodeFieldProps as FieldProps } from '@portal/shared/ui/forms/codes/code-field';
import { useCodeTexts } from './use-code-texts.ts';

type CodeFieldProps = Omit<FieldProps, 'texts' | 'onSend' | 'warningOf'> & {
  /** False while there is no destination for a code; the wrong field then shows it. */
  isReady?: () => boolean | Promise<boolean>;
  /** Sends the code; the button then waits the minutes of the response. Errors are shown as a warning. */
  onSend(place: HTMLElement): Promise<{ expiredMinutes: number }>;
};

/** The code field of the access forms. */
export function CodeField({ isReady = () => true, onSend, ...field }: CodeFieldProps) {
  return (
    <Field {...field} {...useCodeTexts()} onSend={async (place) => ((await isReady()) ? onSend(place) : undefined)} />
  );
}
