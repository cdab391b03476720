import type { ChosenPicture } from '@portal/shared/ui/forms/picture-field';
import { type PictureProblem, pictureProblem } from '@portal/shared/ui/forms/picture-field.rules';
import { useRef, useState } from 'react';

/**
 * Pictures chosen in a form; they are sent one by one, each once, when the form is. @param send one, base64; gives the id
 * that the platform knows it by
 */
export function usePictures(send: (data: string, name: string) => Promise<string>) {
  const [list, setList] = useState<readonly ChosenPicture[]>([]);
  const [refused, setRefused] = useState<{ name: string; problem: PictureProblem }>();
  const sent = useRef(new Map<string, string>());

  async function add(files: readonly File[]): Promise<void> {
    setRefused(undefined);
    const accepted: ChosenPicture[] = [];
    for (const file of files) {
      const problem = pictureProblem(file, list.length + accepted.length);
      if (problem) setRefused({ name: file.name, problem });
      else accepted.push({ key: crypto.randomUUID(), name: file.name, address: await addressOf(file) });
    }
    setList((now) => [...now, ...accepted]);
  }
  async function idOf({ key, name, address }: ChosenPicture): Promise<string> {
    const known = sent.current.get(key);
    if (known) return known;
    const id = await send(address.slice(address.indexOf(',') + 1), name);
    sent.current.set(key, id);
    return id;
  }
  return {
    list,
    refused,
    add,
    remove(key: string): void {
      setRefused(undefined);
      setList((now) => now.filter((picture) => picture.key !== key));
    },
    /** Ids of all of them, in their order. */
    async upload(): Promise<string[]> {
      const ids: string[] = [];
      for (const picture of list) ids.push(await idOf(picture));
      return ids;
    },
    /** Forgets the ids that the platform no longer has, so that the pictures are sent again. */
    forget: () => sent.current.clear(),
  };
}

function addressOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('the file could not be read'));
    reader.readAsDataURL(file);
  });
}
