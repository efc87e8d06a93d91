import { routePath } from '../../router/routePath.ts';
import { display, text } from '../../router/searchParams.ts';

export const messengerPaths = {
  /** All conversations; with `id` one of them beside the list, at the message with the number `message`. */
  conversation: routePath('/messenger/:id?', { message: display(text) }),
};
