import type { MessageId } from '../intl/messages.ts';

/** What is said of a field of a document that the provider refused. */
export const documentRefusals: Record<string, MessageId> = {
  title: 'validation.title.required',
  category: 'documents.form.categoryGone',
  audience: 'documents.form.audienceGone',
  expiresAt: 'validation.date.format',
};
