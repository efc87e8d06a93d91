import { type ContactWrite, fold, searchWords } from '@school/domain';
import { orNull } from '../accounts/personFields.ts';

const lines = [
  'first_lastname',
  'second_lastname',
  'organisation',
  'position',
  'category',
  'address',
  'notes',
] as const;

/** Returns the texts for search and sorting; people sort by their first surname. */
export function derived(contact: Omit<ContactWrite, 'kind'>) {
  const { name, first_lastname, second_lastname, organisation, position, category, emails, phones } = contact;
  const words = [name, first_lastname, second_lastname, organisation, position, category, ...(emails ?? [])];
  const numbers = (phones ?? []).map(({ e164, extension }) =>
    [e164.replace('+', ''), extension].filter(Boolean).join(' '),
  );
  const foldTexts = (texts: readonly (string | null | undefined)[]) => fold(texts.filter(Boolean).join(' '));
  return {
    search_text: [foldTexts(words), ...numbers].join(' '),
    sort_name: foldTexts([first_lastname, second_lastname, name]),
  };
}

/** Converts input to columns: trimmed, with empty texts as null. */
export function toContactColumns(input: ContactWrite) {
  const texts = Object.fromEntries(lines.map((line) => [line, orNull(input[line])])) as Record<
    (typeof lines)[number],
    string | null
  >;
  const contact = {
    ...texts,
    kind: input.kind,
    name: input.name.trim(),
    emails: [...new Set((input.emails ?? []).map((email) => email.toLowerCase()))],
    phones: (input.phones ?? []).map(({ label, e164, extension }) => ({
      label: label.trim(),
      e164,
      ...(extension && { extension }),
    })),
    commune_id: input.commune_id ?? null,
    emergency: input.emergency ?? false,
  };
  return { ...contact, ...derived(contact), phones: JSON.stringify(contact.phones) };
}

/**
 * Returns the words of a search. A query that looks like a phone number becomes its digits, without `+`, spaces and hyphens.
 */
export function searchedWords(q = ''): string[] {
  const number = q.replaceAll(/[\s()+.-]/g, '');
  if (/^\d{3,}$/.test(number)) return [number];
  return searchWords(q);
}
