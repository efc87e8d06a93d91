import type { Document } from '@school/domain';
import { documentCategories, documents } from '@school/domain/fixtures';
import { ok, onePage, type StagedAnswers } from '../answers.ts';

/** Every document of the contract's examples. */
export const everyDocument = Object.values(documents) as Document[];

/** The answer with a file of a document. */
export const fileAnswer = (
  type: string,
  text = 'x',
): { status: 200; text: string; headers: Record<string, string> } => ({
  status: 200,
  text,
  headers: { 'content-type': type, 'content-disposition': 'attachment; filename="file"' },
});

/** Documents that can be read, added and changed. */
export const documentAnswers: StagedAnswers = {
  listDocumentCategories: ok('listDocumentCategories', { data: Object.values(documentCategories) }),
  listDocuments: ({ query }) => {
    const category = query.get('filter[category]');
    return ok(
      'listDocuments',
      onePage(everyDocument.filter((document) => !category || document.category.slug === category)),
    );
  },
  getDocument: ({ path }) => {
    const document = everyDocument.find(({ id }) => path.endsWith(id));
    return document
      ? ok('getDocument', { data: document })
      : { status: 404, data: { message: 'Not found.' } };
  },
  downloadDocument: fileAnswer(
    'image/svg+xml',
    '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>',
  ),
  createDocument: ok('createDocument', { data: everyDocument[0]! }),
  updateDocument: ok('updateDocument', { data: everyDocument[1]! }),
  deleteDocument: ok('deleteDocument'),
  createDocumentCategory: ok('createDocumentCategory', { data: documentCategories.circulares }),
  updateDocumentCategory: ok('updateDocumentCategory', { data: documentCategories.circulares }),
  deleteDocumentCategory: ok('deleteDocumentCategory'),
};
