import type { FileItem } from '@school/ui';
import type { FieldErrors } from '../../forms/validation.ts';

/** Validates a replaced file: at least one that isn't rejected. */
export const replaceRules = ({ files }: { files: readonly FileItem[] }): FieldErrors =>
  files.some(({ state }) => state !== 'refused') ? {} : { files: { id: 'validation.file.required' } };
