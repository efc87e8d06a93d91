import type { FileItem } from '@school/ui';
import type { ComparedFormFields } from '../../../forms/fields.ts';
import {
  type DocumentTools,
  type DocumentValues,
  sharedFields,
  type SharedValues,
} from '../documentValues.ts';

/** Form field with the title of a file's document. */
export type TitleName = `title-${string}`;

/** Form values of new documents: files, their titles, and the shared fields. */
export type UploadValues = SharedValues & { files: readonly FileItem[] } & { [title: TitleName]: string };

export const titleName = (fileId: string): TitleName => `title-${fileId}`;

/** Returns the document values of a file. */
export const toDocumentValues = (values: UploadValues, fileId: string): DocumentValues => ({
  title: values[titleName(fileId)] ?? '',
  category: values.category,
  audience: values.audience,
  expiresAt: values.expiresAt,
});

/** The fields of new documents, without the titles of the files. */
export const uploadFields = {
  ...sharedFields,
  files: {
    label: 'documents.form.files',
    compared: false,
    stored: false,
    filesLeft: ({ files }) =>
      files.filter(({ state }) => state !== 'refused' && state !== 'sent').map(({ name }) => name),
  },
} as const satisfies ComparedFormFields<UploadValues, DocumentTools>;
