import type { AudienceWrite, DocumentWrite, Document } from '@school/domain';
import { audienceOf, nobody, pickedOf } from '../audience/audienceValue.ts';

/** What is written of a document besides its name, as forms hold it. */
export type SharedValues = {
  category: string;
  audience: AudienceWrite;
  /** An instant, or nothing. */
  expiresAt: string;
};

/** What is written of a document, as its form holds it. */
export type DocumentValues = SharedValues & { title: string };

/** Of documents that nobody has begun. */
export const emptyShared: SharedValues = { category: '', audience: nobody, expiresAt: '' };

/** The form of a document that is there. */
export const valuesOf = (document: Document): DocumentValues => ({
  title: document.title,
  category: document.category.id,
  audience: audienceOf(pickedOf(document.audience)),
  expiresAt: document.expires_at ?? '',
});

/** The document as the provider takes it. */
export const writeOf = (values: DocumentValues): DocumentWrite => ({
  title: values.title.trim(),
  category_id: values.category,
  audience: values.audience,
  expires_at: values.expiresAt || null,
});

/** The provider's names of fields → the form's. */
export const documentFieldNames: Record<string, string> = {
  category_id: 'category',
  expires_at: 'expiresAt',
};
