import { type Contact, fullName } from '@school/domain';
import { plain } from '../../calendar/plainText.ts';

/** RFC 2426 §4: these four characters would end or split a value. */
const escaped = (text: string) =>
  plain(text).replaceAll('\\', '\\\\').replaceAll(';', '\\;').replaceAll(',', '\\,').replaceAll('\n', '\\n');

/** Folds a line to at most 75 bytes; a continuation starts with a space, and no character is split. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let size = 0;
  for (const sign of line) {
    const bytes = Buffer.byteLength(sign);
    if (size + bytes > 75) {
      parts.push(part);
      part = ' ';
      size = 1;
    }
    part += sign;
    size += bytes;
  }
  return [...parts, part].join('\r\n');
}

/** Returns the vCard type of a phone, guessed from its label or number. */
function phoneType({ label, e164 }: Contact['phones'][number]): string {
  const mobile = /^\+569\d{8}$/.test(e164) || /celular|m[oó]vil|mobile/i.test(label);
  return mobile ? 'CELL' : 'WORK,VOICE';
}

/**
 * Renders a contact as vCard 3.0 (RFC 2426). Not 4.0: phones, Outlook and Google read all of 3.0, but only parts of 4.0.
 * Labels use Apple's grouped `X-ABLabel`, which other programs ignore.
 */
export function toVcard(contact: Contact): string {
  const { name, first_lastname, second_lastname, kind, organisation, position, phones, emails } = contact;
  const person = kind === 'person';
  const surnames = [first_lastname, second_lastname].filter(Boolean).join(' ');
  const full = fullName(contact);
  const parts = person ? [surnames, name, '', '', ''] : [full, '', '', '', ''];
  const works = person ? organisation : full;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    'PRODID:-//School//Contacts//ES',
    `UID:urn:uuid:${contact.id}`,
    `FN:${escaped(full)}`,
    `N:${parts.map(escaped).join(';')}`,
    ...(works ? [`ORG:${escaped(works)}`] : []),
    ...(person ? [] : ['X-ABShowAs:COMPANY']),
    ...(position ? [`TITLE:${escaped(position)}`] : []),
    ...emails.map((email) => `EMAIL;TYPE=INTERNET:${escaped(email)}`),
    ...phones.flatMap((phone, index) => [
      `item${index + 1}.TEL;TYPE=${phoneType(phone)}:${phone.e164}${phone.extension ? ` ext. ${phone.extension}` : ''}`,
      ...(phone.label ? [`item${index + 1}.X-ABLabel:${escaped(phone.label)}`] : []),
    ]),
    ...(contact.address || contact.commune
      ? [`ADR;TYPE=WORK:;;${escaped(contact.address ?? '')};${escaped(contact.commune?.name ?? '')};;;Chile`]
      : []),
    ...(contact.category ? [`CATEGORIES:${escaped(contact.category)}`] : []),
    ...(contact.notes ? [`NOTE:${escaped(contact.notes)}`] : []),
    `REV:${contact.updated_at}`,
    'END:VCARD',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
