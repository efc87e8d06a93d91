import type { MessageId } from '../../intl/messages.ts';

/** Messages for document fields that the server rejected. */
export const documentRefusals: Record<string, MessageId> = {
  title: 'validation.title.required',
  category: 'documents.form.categoryUnavailable',
  audience: 'documents.form.audienceUnavailable',
  expiresAt: 'validation.date.format',
};
