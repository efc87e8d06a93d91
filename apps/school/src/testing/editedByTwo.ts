import type { AnswerData, OperationId } from '@school/domain';
import type { Handlers } from './handlers.ts';

/**
 * The answers of a record that someone else changes while it is being edited: `update` is refused with 409, and `read`
 * gives `opened` until then and `changed` afterwards. `reset` begins again; a story calls it in its `beforeEach`.
 */
export const editedByTwo = <Read extends OperationId>(
  read: Read,
  update: OperationId,
  { opened, changed }: { opened: AnswerData<Read>; changed: AnswerData<Read> },
) => {
  let isRefused = false;
  const answers: Handlers = {
    [read]: () => ({ status: 200, data: isRefused ? changed : opened }),
    [update]: () => {
      isRefused = true;
      return { status: 409, data: { message: 'Conflict.', current_version: 9 } };
    },
  };
  return {
    answers,
    reset: () => {
      isRefused = false;
    },
  };
};
