/** Where a file of a `FileField` stands. */
export type FileState = 'refused' | 'waiting' | 'sending' | 'sent' | 'failed';

/** One file of a `FileField`. */
export interface FileItem {
  /** Tells it from the others. */
  id: string;
  /** Its name, with the ending. */
  name: string;
  /** Bytes. */
  size: number;
  /** Media type, as "application/pdf"; empty where nobody knows. */
  type: string;
  /** `refused` breaks a limit, or is what the other side will never take, and is not sent (again); without an upload what is chosen stays `waiting`. */
  state: FileState;
  /** Share that has been sent, 0 to 1. */
  progress?: number;
  /** Why it was refused or failed; the kit's own words if there are none. */
  error?: string;
  /** Address of a small picture of it. */
  preview?: string;
  /** The file itself, where it was chosen here. */
  file?: File;
  /** What the upload gave. A form sends it under `name` if it is a text. */
  result?: unknown;
}

/** What is asked of a file before it is sent. */
export interface FileLimits {
  /** Media types and endings, as of an `<input>`: "image/*", ".pdf". */
  accept?: readonly string[] | undefined;
  /** Bytes of one file. */
  maxSize?: number | undefined;
}

const accepts = (accepted: string, { name, type }: { name: string; type: string }): boolean => {
  const wanted = accepted.trim().toLowerCase();
  if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted);
  if (wanted.endsWith('/*')) return type.toLowerCase().startsWith(wanted.slice(0, -1));
  return type.toLowerCase() === wanted;
};

/** What is wrong with a file, or nothing. */
export const faultOf = (
  file: { name: string; type: string; size: number },
  { accept, maxSize }: FileLimits,
): 'empty' | 'tooLarge' | 'wrongType' | undefined => {
  if (accept?.length && !accept.some((each) => accepts(each, file))) return 'wrongType';
  if (file.size === 0) return 'empty';
  return maxSize !== undefined && file.size > maxSize ? 'tooLarge' : undefined;
};

/** Accepted types as people say them: "PDF or images". */
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
