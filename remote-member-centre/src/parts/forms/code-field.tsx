import { CodeField as Field } from '@portal/shared/ui/forms/codes/code-field';
import type { TextFieldProps } from '@portal/shared/ui/forms/text-field';
import type { ReactNode } from 'react';
import { useCodeTexts } from './use-code-texts.ts';

export interface CodeFieldProps {
  field: Pick<TextFieldProps, 'name' | 'value' | 'error' | 'onChange'>;
  /** Asks for a code; undefined when something has to be filled in before. */
  ask: (place: HTMLElement) => Promise<{ expiredMinutes: number }> | undefined;
  /** Shows a refusal under another field of the form; false when it has none there. */
  showAtField: (error: unknown) => boolean;
  /** Of the field, where the form has more than one code. */
  label?: string;
  help?: ReactNode;
  isWaiting?: boolean;
}

/** The code field of the member centre. */
export function CodeField({ field, ask, showAtField, label, help, isWaiting }: CodeFieldProps) {
  const { texts, warningOf } = useCodeTexts(label);
  return (
    <Field
      {...field}
      help={help}
      isWaiting={isWaiting}
      texts={texts}
      onSend={async (place) => ask(place)}
      warningOf={(error) => (showAtField(error) ? undefined : warningOf(error))}
    />
  );
}
