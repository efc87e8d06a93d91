import type { CalendarProblem } from '@school/domain';
import { mailProblems } from '../../intl/mailProblems.ts';
import type { MessageId } from '../../intl/messages.ts';

/** Messages for the problems of a calendar server. */
export const calendarProblems: Record<CalendarProblem, MessageId> = {
  unreachable: 'integrations.problem.unreachable',
  insecure: 'integrations.problem.insecure',
  tls: 'integrations.problem.calendarTls',
  wrong_password: 'integrations.problem.wrongPassword',
  not_calendar: 'integrations.problem.notCalendar',
  read_only: 'integrations.problem.readOnly',
  refused: 'integrations.problem.refused',
};

const every: Record<string, MessageId> = { ...mailProblems, ...calendarProblems };

/** @returns The message of an integration's problem; for an unknown one, the message of a rejection. */
export const wordsOfProblem = (problem: string): MessageId =>
  every[problem] ?? 'integrations.problem.refused';
