import type { FileItem } from '@school/ui';
import type { DocumentValues, SharedValues } from '../../documents/documentValues.ts';

/** Where the form keeps what the document of a file is called. */
export type TitleName = `title-${string}`;

/** What the form of new documents holds: files, the name of each, and what they have in common. */
export type UploadValues = SharedValues & { files: readonly FileItem[] } & { [title: TitleName]: string };

export const titleName = (fileId: string): TitleName => `title-${fileId}`;

/** The document of one file. */
export const documentOf = (values: UploadValues, fileId: string): DocumentValues => ({
  title: values[titleName(fileId)] ?? '',
  category: values.category,
  audience: values.audience,
  expiresAt: values.expiresAt,
});
