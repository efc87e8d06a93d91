import { routePath } from '../../router/routePath.ts';
import { display, flag, oneOf, pageNumber, text } from '../../router/searchParams.ts';

export const postPaths = {
  /**
   * The category's slug is a part of the path (specification §2). Published posts are the default. `open` is the open
   * dialog.
   */
  list: routePath('/blog/:category?', {
    q: text,
    grade: text,
    course: text,
    status: oneOf(['draft', 'scheduled', 'archived', 'all']),
    sort: display(oneOf(['published_at', 'title', '-title'])),
    page: pageNumber,
    open: display(oneOf(['categories'])),
  }),
  /** The form starts as a copy of the post with the id `from`, from a template, or as the submitted form `waiting`. */
  create: routePath('/blog/new-post', { from: text, template: text, waiting: text }),
  detail: routePath('/blog/post/:id', { edit: flag }),
};
