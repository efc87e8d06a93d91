import { fileAnswer } from '../../http/contract/fileAnswer.ts';
import type { Handlers } from '../../http/contract/handler.ts';
import { findVisibleDocument } from './documents.handlers.ts';
import { noteDownload } from './documents.queries.ts';

export const downloadHandlers = {
  downloadDocument: async (context) => {
    const document = await findVisibleDocument(context);
    const { tx, person, now, query } = context;
    if (query.preview === true) return fileAnswer(context, document);
    return fileAnswer(context, document, () => noteDownload(tx, document, person.id, now));
  },
} satisfies Partial<Handlers>;
