import { type Contact, fullName } from '@school/domain';
import { plain } from '../../calendar/plainText.ts';

/** RFC 2426 §4: these four would end or split a value. */
const escaped = (text: string) =>
  plain(text).replaceAll('\\', '\\\\').replaceAll(';', '\\;').replaceAll(',', '\\,').replaceAll('\n', '\\n');

/** A line has at most 75 bytes; its continuation begins with a space, and no character is cut in two. */
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

/** Of a label, the kind of phone that address books know. */
function phoneType({ label, e164 }: Contact['phones'][number]): string {
  const mobile = /^\+569\d{8}$/.test(e164) || /celular|m[oó]vil|mobile/i.test(label);
  return mobile ? 'CELL' : 'WORK,VOICE';
}

/**
 * A contact as vCard 3.0 (RFC 2426). Not 4.0: phones of both makers, Outlook and Google read 3.0 whole, and 4.0 only in
 * part. Labels travel as Apple's grouped `X-ABLabel`, which others pass over.
 */
export function vcardOf(contact: Contact): string {
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
      `item${index + 1}.TEL;TYPE=${phoneType(phone)}:${phone.e164}`,
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
