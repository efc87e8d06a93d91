import { type AudienceWrite, type Document, type DocumentWrite, documentWriteLimits } from '@school/domain';
import { toAudienceWrite, emptyAudience, toAudienceValue } from '../../audience/audienceValue.ts';
import type { ComparedFormFields } from '../../forms/fields.ts';
import type { CompleteWrite } from '../../forms/completeWrite.ts';

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
export const documentToFormValues = (document: Document): DocumentValues => ({
  title: document.title,
  category: document.category.id,
  audience: toAudienceWrite(toAudienceValue(document.audience)),
  expiresAt: document.expires_at ?? '',
});

/** Converts form values to the request body. */
export const toDocumentRequest = (values: DocumentValues): CompleteWrite<DocumentWrite> => ({
  title: values.title.trim(),
  category_id: values.category,
  audience: values.audience,
  expires_at: values.expiresAt || null,
});

/** What the comparison texts of a document use. */
export type DocumentTools = {
  audienceText(audience: AudienceWrite): string;
  categoryName(id: string): string;
};

/** The fields that one document and several share. */
export const sharedFields = {
  category: {
    label: 'documents.category',
    requestField: 'category_id',
    rejected: 'documents.form.categoryUnavailable',
    compared: ({ category }, { categoryName }) => categoryName(category),
  },
  audience: {
    label: 'documents.form.audience',
    showsInnerErrors: true,
    rejected: 'documents.form.audienceUnavailable',
    compared: ({ audience }, { audienceText }) => audienceText(audience),
  },
  expiresAt: {
    label: 'documents.form.expires',
    requestField: 'expires_at',
    rejected: 'validation.date.format',
    compared: ({ expiresAt }, { intl, t, timeZone }) =>
      expiresAt
        ? intl.formatDate(expiresAt, { dateStyle: 'long', timeStyle: 'short', timeZone })
        : t('documents.never'),
  },
} as const satisfies ComparedFormFields<SharedValues, DocumentTools>;

/** The fields of a document. */
export const documentFields = {
  title: {
    label: 'documents.form.title',
    limit: documentWriteLimits.title,
    rejected: 'validation.required',
    compared: true,
  },
  ...sharedFields,
} as const satisfies ComparedFormFields<DocumentValues, DocumentTools>;
