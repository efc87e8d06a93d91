import { findScope } from '@school/domain';
import type { Handlers } from '../../http/contract/handler.ts';
import { negotiateLanguage } from '../../http/language.ts';
import { csvAnswer, toCsv } from '../csv.ts';
import { textsIn } from '../../messages.ts';
import { remind } from './board.commands.ts';
import { presentBoardRow, presentReminder } from './board.present.ts';
import { boardTable, reportName } from './boardTable.ts';
import { loadBoard } from './loadBoard.ts';
import { toNotificationSubject } from './managed.commands.ts';
import { presentManaged, presentNotification } from './notifications.present.ts';

/** Handlers for the board of an emergency. */
export const boardHandlers = {
  getNotificationBoard: async ({ tx, person, path }) => {
    const { row, counts, rows, updates, reminders } = await loadBoard(tx, path.id);
    const mayEnd = findScope(person, 'emergency.start') !== null;
    const notification = presentManaged(presentNotification(row, updates), row, counts, mayEnd);
    const data = rows.map(presentBoardRow);
    return { status: 200, body: { data, counts, notification, reminders: reminders.map(presentReminder) } };
  },

  exportNotificationBoard: async ({ tx, college, path, header, headOnly, audit }) => {
    const board = await loadBoard(tx, path.id);
    const language = negotiateLanguage(header('accept-language'), college.language);
    const text = textsIn(language);
    if (!headOnly) audit({ subject: toNotificationSubject(board.row) });
    const table = toCsv(boardTable(board, college.timezone, text), college.language);
    const name = `${reportName(board.row, text)} ${board.row.title}`;
    return csvAnswer(name, table, language);
  },

  remindUnanswered: async (context) => ({ status: 200, body: { data: await remind(context) } }),
} satisfies Partial<Handlers>;
