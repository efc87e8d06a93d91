import type { IconName } from '@school/ui';
import type { MessageId } from '../../intl/messages.ts';
import type { ProblemMessages } from '../../intl/problemText.ts';
import type { WaitingWrite } from '../../outbox/personOutbox.ts';
import { answerProblems } from '../../outbox/useAnswers.ts';
import type { FormOperation, Write } from '../../outbox/writes.ts';

const forms: Record<FormOperation, { label: MessageId; icon: IconName }> = {
  createPost: { label: 'posts.new', icon: 'newspaper' },
  updatePost: { label: 'outbox.updatePost', icon: 'newspaper' },
  createEvent: { label: 'events.new', icon: 'calendar-days' },
  updateEvent: { label: 'outbox.updateEvent', icon: 'calendar-days' },
  createContact: { label: 'contacts.new', icon: 'book-user' },
  updateContact: { label: 'outbox.updateContact', icon: 'book-user' },
  updateProfile: { label: 'outbox.updateProfile', icon: 'user' },
};

/** Returns what kind of write it is, and its sign. */
export function describeWrite(write: Write): { label: MessageId; icon: IconName } {
  if (write.kind === 'form') return forms[write.operation];
  return write.kind === 'answer'
    ? { label: 'outbox.answer', icon: 'siren' }
    : { label: 'outbox.message', icon: 'message-square' };
}

/** Returns the messages for the problems of a write. */
export function findProblemMessages({ payload, attempted }: WaitingWrite): ProblemMessages {
  return {
    ...(payload.kind === 'answer' && answerProblems),
    ...(payload.kind === 'form' && { conflict: 'outbox.conflict' }),
    ...(attempted && { old: 'outbox.oldAttempted' }),
  };
}
