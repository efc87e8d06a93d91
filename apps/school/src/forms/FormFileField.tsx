import { randomId } from '@school/domain';
import { FileField, type FileFieldProps, type FileItem } from '@school/ui';
import type { Unbound } from './FormTextField.tsx';
import { useFormField } from './useFormField.ts';

/** Upload progress of a file. */
export type FileProgress = Pick<FileItem, 'state' | 'progress' | 'error'>;

const none: readonly FileItem[] = [];

const unsentIn = (files: readonly FileItem[] | undefined) =>
  (files ?? none).filter(({ state }) => state !== 'refused' && state !== 'sent').map(({ id }) => id);
// Only files that are neither sent nor permanently rejected count as changes.
const sameUnsent = (one: readonly FileItem[] | undefined, other: readonly FileItem[] | undefined) =>
  unsentIn(one).join() === unsentIn(other).join();

/** File field of a form; the page uploads the files and a draft can't store them. */
export function FormFileField(
  props: Omit<Unbound<FileFieldProps>, 'items' | 'defaultItems' | 'onFilesAdd' | 'upload'> & {
    name: string;
    /** Progress by file id; it isn't part of the form's values. */
    progress: ReadonlyMap<string, FileProgress>;
    /** Called with the added files. */
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
        // The kit's file ids restart on each page load, but a draft outlives the page.
        const newItems = added.map((item) => ({ ...item, id: randomId() }));
        // In a field for one file, a new one replaces it.
        onValueChange(rest.multiple ? [...value, ...newItems] : newItems.slice(-1));
        onAdded?.(newItems);
      }}
      onFileRemove={(removedId) => {
        onValueChange(value.filter((item) => item.id !== removedId));
        onFileRemove?.(removedId);
      }}
    />
  );
}
