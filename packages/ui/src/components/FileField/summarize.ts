import { getPunctuation } from '@school/text';
import type { FileMessages } from '../../root/fileMessages.ts';
import type { FileItem } from './fileItem.ts';

interface SummaryOptions {
  /** Whether the field uploads its files; without it a form submits them. */
  uploadsFiles: boolean;
  messages: FileMessages['fileField'];
  locale: string;
}

/**
 * Summarizes the states of the files: the text above several files, and the one that is announced. The latter is empty
 * while files are uploaded, so that the end and errors are announced, and not each percent.
 */
export function summarize(
  items: readonly FileItem[],
  { uploadsFiles, messages, locale }: SummaryOptions,
): { summary: string; announcement: string } {
  const count = (state: FileItem['state']) => items.filter((item) => item.state === state).length;
  const rejectedItem = items.findLast(({ state }) => state === 'refused');
  if (!uploadsFiles)
    return {
      summary: '',
      announcement: rejectedItem
        ? `${rejectedItem.name}${getPunctuation(locale).colon}${rejectedItem.error}`
        : '',
    };
  const [waiting, sent] = [count('waiting'), count('sent')];
  const faults = count('failed') + count('refused');
  const isNotStarted = waiting + count('refused') === items.length;
  // Stored files are sent with the form.
  const uploadCount = items.length - count('stored');
  const text = isNotStarted ? messages.ready(waiting, faults) : messages.summary(sent, uploadCount, faults);
  const summary = uploadCount > 0 ? text : '';
  // A rejected file is announced also before the others are uploaded.
  const isQuiet = waiting + count('sending') > 0 && !(isNotStarted && faults > 0);
  return { summary, announcement: isQuiet ? '' : summary };
}
