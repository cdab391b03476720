import { type ChangeEvent, useId } from 'react';
import { CloseIcon } from '../icons/frame.tsx';
import { CameraIcon } from '../icons/media.tsx';
import styles from './picture-field.module.css';
import { type PictureProblem, picturesAtMost, pictureTypes } from './picture-field.rules.tsx';

export interface ChosenPicture {
  key: string;
  name: string;
  /** `data:` address, as the picture is shown. */
  address: string;
}

export interface PictureFieldProps {
  /** Field name in the form, which focuses it on errors. */
  name: string;
  pictures: readonly ChosenPicture[];
  /** The last file that could not be taken. */
  refused: { name: string; problem: PictureProblem } | undefined;
  error: string | undefined;
  /** Words by key: `label`, `add`, `remove` and `problem.<why>` with {name}, `help`. */
  text: (key: string, values?: Record<string, string>) => string;
  onAdd: (files: readonly File[]) => void;
  onRemove: (key: string) => void;
}

/** Pictures of a form, with buttons to add, view and remove them. */
export function PictureField({ name, pictures, refused, error, text, onAdd, onRemove }: PictureFieldProps) {
  const id = useId();
  const add = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    // A removed file can be chosen again.
    event.target.value = '';
    onAdd(files);
  };
  const problem = refused ? text(`problem.${refused.problem}`, { name: refused.name }) : error;
  return (
    <div className={styles.field}>
      <span id={`${id}-label`} className={styles.label}>
        {text('label')}
      </span>
      <ul className={styles.list}>
        {pictures.map((picture) => (
          <li key={picture.key} className={styles.item}>
            <img className={styles.picture} src={picture.address} alt={picture.name} />
            <button
              type="button"
              className={styles.remove}
              aria-label={text('remove', { name: picture.name })}
              onClick={() => onRemove(picture.key)}
            >
              <CloseIcon size={18} />
            </button>
          </li>
        ))}
        {pictures.length < picturesAtMost ? (
          <li>
            <label className={styles.add}>
              <input
                type="file"
                name={name}
                className={styles.input}
                accept={pictureTypes.join(',')}
                multiple
                aria-labelledby={`${id}-label ${id}-add`}
                aria-describedby={`${id}-note`}
                aria-invalid={problem ? true : undefined}
                onChange={add}
              />
              <CameraIcon />
              <span id={`${id}-add`}>{text('add')}</span>
            </label>
          </li>
        ) : null}
      </ul>
      <p id={`${id}-note`} className={problem ? styles.error : styles.help} aria-live="polite">
        {problem ?? text('help')}
      </p>
    </div>
  );
}
