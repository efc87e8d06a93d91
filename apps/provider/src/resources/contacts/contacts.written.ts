import { type ContactWrite, fold, searchWords } from '@school/domain';

const lines = [
  'first_lastname',
  'second_lastname',
  'organisation',
  'position',
  'category',
  'address',
  'notes',
] as const;

/** What a search looks at, and what a list is sorted by: persons by their first surname. */
export function derived(contact: Omit<ContactWrite, 'kind'>) {
  const { name, first_lastname, second_lastname, organisation, position, category, emails, phones } = contact;
  const words = [name, first_lastname, second_lastname, organisation, position, category, ...(emails ?? [])];
  const numbers = (phones ?? []).map(({ e164 }) => e164.slice(1));
  const told = (texts: readonly (string | null | undefined)[]) => fold(texts.filter(Boolean).join(' '));
  return {
    folded: [told(words), ...numbers].join(' '),
    sorted: told([first_lastname, second_lastname, name]),
  };
}

/** A contact's columns: trimmed, what is empty is null. */
export function columnsOf(input: ContactWrite) {
  const texts = Object.fromEntries(lines.map((line) => [line, input[line]?.trim() || null])) as Record<
    (typeof lines)[number],
    string | null
  >;
  const contact = {
    ...texts,
    kind: input.kind,
    name: input.name.trim(),
    emails: [...new Set((input.emails ?? []).map((email) => email.toLowerCase()))],
    phones: (input.phones ?? []).map(({ label, e164 }) => ({ label: label.trim(), e164 })),
    commune_id: input.commune_id ?? null,
    emergency: input.emergency ?? false,
  };
  return { ...contact, ...derived(contact), phones: JSON.stringify(contact.phones) };
}

/** The words of a search; what looks like a phone number is looked for by its digits, without `+`, spaces and hyphens. */
export function searchedWords(q = ''): string[] {
  const number = q.replaceAll(/[\s()+.-]/g, '');
  if (/^\d{3,}$/.test(number)) return [number];
  return searchWords(q);
}
