import type { AnswerData, OperationId } from '@school/domain';
import type { Handlers } from './handlers.ts';

/**
 * Returns handlers of a record that another person changes during editing: `update` fails with 409, and `read` returns
 * `opened` before and `changed` afterwards. `reset` restores the start; a story calls it in its `beforeEach`.
 */
export const concurrentEdit = <Read extends OperationId>(
  read: Read,
  update: OperationId,
  { opened, changed }: { opened: AnswerData<Read>; changed: AnswerData<Read> },
) => {
  let isRejected = false;
  const answers: Handlers = {
    [read]: () => ({ status: 200, data: isRejected ? changed : opened }),
    [update]: () => {
      isRejected = true;
      return { status: 409, data: { message: 'Conflict.', current_version: 9 } };
    },
  };
  return {
    answers,
    reset: () => {
      isRejected = false;
    },
  };
};
