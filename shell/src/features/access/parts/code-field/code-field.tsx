import { CodeField as Field, type CodeFieldProps as FieldProps } from '@portal/shared/ui/code-field';
import { useCodeTexts } from './use-code-texts.ts';

export type CodeFieldProps = Omit<FieldProps, 'texts' | 'onSend' | 'warningOf'> & {
  /** False when there is nowhere to send a code to yet; the field that is wrong then says so itself. */
  isReady?: () => boolean | Promise<boolean>;
  /** Sends the code; 60 s times the minutes of the answer the button rests. May throw: the message becomes a warning. */
  onSend(place: HTMLElement): Promise<{ expiredMinutes: number }>;
};

/** The code field of the access forms. */
export function CodeField({ isReady = () => true, onSend, ...field }: CodeFieldProps) {
  return (
    <Field {...field} {...useCodeTexts()} onSend={async (place) => ((await isReady()) ? onSend(place) : undefined)} />
  );
}
