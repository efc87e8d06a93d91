import { routePath } from '../../router/routePath.ts';
import { display, oneOf, pageNumber, text } from '../../router/searchParams.ts';

export const eventPaths = {
  /** View, date, filters and the open event. The default view is the month. */
  calendar: routePath('/events', {
    q: text,
    view: display(oneOf(['week', 'agenda'])),
    date: display(text),
    place: text,
    status: oneOf(['tentative', 'confirmed', 'cancelled']),
    event: display(text),
    page: pageNumber,
  }),
  /**
   * `date` and `time` are the first values of the form. It starts as a copy of the event with the id `from`, from a
   * template, or as the submitted form `waiting`.
   */
  create: routePath('/events/new-event', {
    date: text,
    time: text,
    from: text,
    template: text,
    waiting: text,
  }),
  edit: routePath('/events/edit/:id'),
  feeds: routePath('/events/feeds'),
};
