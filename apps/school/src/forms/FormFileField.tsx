import { randomId } from '@school/domain';
import { FileField, type FileFieldProps, type FileItem } from '@school/ui';
import type { Unbound } from './FormTextField.tsx';
import { useFormField } from './useFormField.ts';

/** How far a file has come. */
export type FileProgress = Pick<FileItem, 'state' | 'progress' | 'error'>;

const none: readonly FileItem[] = [];

const unsentIn = (files: readonly FileItem[] | undefined) =>
  (files ?? none).filter(({ state }) => state !== 'refused' && state !== 'sent').map(({ id }) => id);
// Leaving loses nothing of what is sent, nor of what never can be.
const sameUnsent = (one: readonly FileItem[] | undefined, other: readonly FileItem[] | undefined) =>
  unsentIn(one).join() === unsentIn(other).join();

/** Files of the form, each with its way to the provider; the form's page sends them. A draft can't keep them. */
export function FormFileField(
  props: Omit<Unbound<FileFieldProps>, 'items' | 'defaultItems' | 'onFilesAdd' | 'upload'> & {
    name: string;
    /** How far each has come, by id; it isn't a part of what the form holds. */
    progress: ReadonlyMap<string, FileProgress>;
    /** Told of those that are in the form now. */
    onAdded?: (items: readonly FileItem[]) => void;
  },
) {
  const { name, progress, onAdded, onFileRemove, ...rest } = props;
  const { value, onValueChange, id, error } = useFormField(name, none, rest.label, sameUnsent);
  return (
    <FileField
      {...rest}
      id={id}
      error={error}
      items={value.map((item) => ({ ...item, ...progress.get(item.id) }))}
      onFilesAdd={(added) => {
        // The field's own ids begin anew with each page, those of a form outlive it in its draft.
        const own = added.map((item) => ({ ...item, id: randomId() }));
        // Of one file, another takes its place.
        onValueChange(rest.multiple ? [...value, ...own] : own.slice(-1));
        onAdded?.(own);
      }}
      onFileRemove={(gone) => {
        onValueChange(value.filter((item) => item.id !== gone));
        onFileRemove?.(gone);
      }}
    />
  );
}
