import { isCalendarDate } from './calendarDate.ts';
import { searchWords } from './fold.ts';

/** The parts of a search query for messages. */
export interface MessageSearch {
  /** The text without operators. */
  text: string;
  /** Prefixes of the author's names, without accents and case; all must match. */
  from: string[];
  /** Only messages that were sent before this day, `YYYY-MM-DD`. */
  before: string | undefined;
  /** Only messages with a file. */
  hasFile: boolean;
}

/**
 * Parses a search query with the operators `from:ana`, `from:"ana rojas"`, `before:2026-11-30` and `has:file`. An operator
 * with another value is a part of the text; of several `before:` the earliest counts.
 */
export function parseMessageSearch(query: string): MessageSearch {
  const search: MessageSearch = { text: '', from: [], before: undefined, hasFile: false };
  const text = query.replaceAll(
    /(?<!\S)(from|before|has):(?:"([^"]*)"|(\S+))(?!\S)/giu,
    (written, operator: string, quoted?: string, plain?: string) => {
      const value = quoted ?? plain ?? '';
      const name = operator.toLowerCase();
      if (name === 'from' && searchWords(value).length > 0) search.from.push(...searchWords(value));
      else if (name === 'before' && isCalendarDate(value))
        search.before = search.before && search.before < value ? search.before : value;
      else if (name === 'has' && value.toLowerCase() === 'file') search.hasFile = true;
      else return written;
      return ' ';
    },
  );
  return { ...search, text: text.replaceAll(/\s+/gu, ' ').trim() };
}

/** Whether a query selects messages: it has a letter or a figure, or an operator besides. */
export const selectsMessages = ({ text, from, before, hasFile }: MessageSearch): boolean =>
  /[\p{L}\p{N}]/u.test(text) || from.length > 0 || before !== undefined || hasFile;
