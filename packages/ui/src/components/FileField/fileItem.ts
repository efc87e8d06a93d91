/** The state of a file in a `FileField`. */
export type FileState = 'refused' | 'waiting' | 'sending' | 'stored' | 'sent' | 'failed';

/** One file of a `FileField`. */
export interface FileItem {
  /** Unique id of the item. */
  id: string;
  /** Name of the file, with its extension. */
  name: string;
  /** Size in bytes. */
  size: number;
  /** Media type, as "application/pdf"; empty when unknown. */
  type: string;
  /**
   * `refused`: breaks a limit or was rejected for good by the server, and is not sent (again). Without an upload,
   * chosen files stay `waiting`. `stored`: on this device, and sent with the form.
   */
  state: FileState;
  /** Progress of the upload, 0 to 1. */
  progress?: number;
  /** Reason of the rejection or failure. @default the kit's text */
  error?: string;
  /** Address of a thumbnail. */
  preview?: string;
  /** The file itself, if it was chosen in this field. */
  file?: File;
  /** Result of the upload. A form sends it under `name` if it is a string. */
  result?: unknown;
}

/** The limits that a file must meet before it is sent. */
export interface FileLimits {
  /** Media types and endings, as of an `<input>`: "image/*", ".pdf". */
  accept?: readonly string[] | undefined;
  /** Bytes of one file. */
  maxSize?: number | undefined;
}

const accepts = (accepted: string, { name, type }: { name: string; type: string }): boolean => {
  const acceptedType = accepted.trim().toLowerCase();
  if (acceptedType.startsWith('.')) return name.toLowerCase().endsWith(acceptedType);
  if (acceptedType.endsWith('/*')) return type.toLowerCase().startsWith(acceptedType.slice(0, -1));
  return type.toLowerCase() === acceptedType;
};

/** Returns the fault of a file, or undefined. */
export const findFileFault = (
  file: { name: string; type: string; size: number },
  { accept, maxSize }: FileLimits,
): 'empty' | 'tooLarge' | 'wrongType' | undefined => {
  if (accept?.length && !accept.some((each) => accepts(each, file))) return 'wrongType';
  if (file.size === 0) return 'empty';
  return maxSize !== undefined && file.size > maxSize ? 'tooLarge' : undefined;
};

/** Formats accepted types: "PDF or images". */
export const typeNames = (
  accept: readonly string[],
  kinds: Readonly<Record<string, string>>,
  locale: string,
): string =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(
    accept.map((each) => {
      const [kind = '', form] = each.trim().toLowerCase().split('/');
      return form === '*' ? (kinds[kind] ?? kind) : (form ?? kind.replace('.', '')).toUpperCase();
    }),
  );
