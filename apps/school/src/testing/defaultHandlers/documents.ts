import type { Document } from '@school/domain';
import { documentCategories, documents } from '@school/domain/fixtures';
import { ok, onePage, type Handlers } from '../handlers.ts';

/** All documents of the contract's examples. */
export const everyDocument = Object.values(documents) as Document[];

/** Returns a response with a file. */
export const fileAnswer = (
  type: string,
  text = 'x',
): { status: 200; text: string; headers: Record<string, string> } => ({
  status: 200,
  text,
  headers: { 'content-type': type, 'content-disposition': 'attachment; filename="file"' },
});

/** A PDF of two pages with lines; without text, because the tests have no fonts. */
const samplePdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2/MediaBox[0 0 595 842]>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/Contents 5 0 R>>endobj
4 0 obj<</Type/Page/Parent 2 0 R/Contents 5 0 R>>endobj
5 0 obj<</Length 96>>stream
0.5 g 64 740 300 24 re f 0.8 g 64 690 467 10 re f 64 670 467 10 re f 64 650 467 10 re f
endstream endobj
trailer<</Root 1 0 R>>
%%EOF
`;

/** Default handlers of documents. */
export const documentAnswers: Handlers = {
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
  downloadDocument: ({ path }) => {
    const document = everyDocument.find(({ id }) => path.includes(id));
    return document?.file.type === 'application/pdf'
      ? fileAnswer('application/pdf', samplePdf)
      : fileAnswer('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>');
  },
  createDocument: ok('createDocument', { data: everyDocument[0]! }),
  updateDocument: ok('updateDocument', { data: everyDocument[1]! }),
  deleteDocument: ok('deleteDocument'),
  createDocumentCategory: ok('createDocumentCategory', { data: documentCategories.circulares }),
  updateDocumentCategory: ok('updateDocumentCategory', { data: documentCategories.circulares }),
  deleteDocumentCategory: ok('deleteDocumentCategory'),
};
