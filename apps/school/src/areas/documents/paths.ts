import { routePath } from '../../router/routePath.ts';
import { display, flag, oneOf, pageNumber, text } from '../../router/searchParams.ts';

export const documentPaths = {
  /** The category's slug is a part of the path (specification §2). */
  list: routePath('/documentos/:category?', {
    q: text,
    sort: display(oneOf(['created_at', 'title', '-title'])),
    page: pageNumber,
  }),
  /** `category` is the slug of the first choice. */
  create: routePath('/documentos/new-document', { category: text }),
  categories: routePath('/documentos/document-categories'),
  detail: routePath('/documentos/document/:id', { edit: flag }),
};
