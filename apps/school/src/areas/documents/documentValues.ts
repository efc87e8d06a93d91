import type { AudienceWrite, DocumentWrite, Document } from '@school/domain';
import { audienceOf, emptyAudience, pickedOf } from '../../audience/audienceValue.ts';

/** Form values of a document without its name. */
export type SharedValues = {
  category: string;
  audience: AudienceWrite;
  /** An instant, or empty. */
  expiresAt: string;
};

/** Form values of a document. */
export type DocumentValues = SharedValues & { title: string };

/** Values of new documents. */
export const emptyShared: SharedValues = { category: '', audience: emptyAudience, expiresAt: '' };

/** Converts a document to form values. */
export const valuesOf = (document: Document): DocumentValues => ({
  title: document.title,
  category: document.category.id,
  audience: audienceOf(pickedOf(document.audience)),
  expiresAt: document.expires_at ?? '',
});

/** Converts form values to the request body. */
export const writeOf = (values: DocumentValues): DocumentWrite => ({
  title: values.title.trim(),
  category_id: values.category,
  audience: values.audience,
  expires_at: values.expiresAt || null,
});

/** Maps field names of the API to those of the form. */
export const documentFieldNames: Record<string, string> = {
  category_id: 'category',
  expires_at: 'expiresAt',
};
