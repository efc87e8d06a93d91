import type { FileItem } from '@school/ui';
import type { FieldErrors } from '../forms/validation.ts';

/** What takes the place of a file: another that can be sent. */
export const replaceRules = ({ files }: { files: readonly FileItem[] }): FieldErrors =>
  files.some(({ state }) => state !== 'refused') ? {} : { files: { id: 'validation.file.required' } };
