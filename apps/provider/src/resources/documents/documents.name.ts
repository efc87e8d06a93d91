const longest = 200;

/** Every ending that the types we take can truthfully have; the first is given to a name without one. */
export const endings: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'image/heic': ['heic', 'heif'],
  'application/zip': ['zip'],
  'application/msword': ['doc'],
  'application/vnd.ms-excel': ['xls'],
  'application/vnd.ms-powerpoint': ['ppt'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'application/vnd.oasis.opendocument.spreadsheet': ['ods'],
  'application/vnd.oasis.opendocument.presentation': ['odp'],
  'audio/mpeg': ['mp3'],
  'video/mp4': ['mp4', 'm4v'],
  'text/csv': ['csv'],
  'text/plain': ['txt', 'md', 'log', 'tsv'],
};

/** What is after the last point, in small letters. */
export const endingOf = (name: string) => /\.([^.]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Controls, and signs that turn a line round or cannot be seen: with them `gpj.exe` reads as `exe.jpg`. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/gu;

/**
 * A file's name as it is kept: the last part of a path, without what no file system takes, at most 200 characters, and
 * with an ending that is true of its type: `run.bat` that holds a text becomes `run.bat.txt`.
 */
export function fileNameOf(sent: string, type: string): string {
  const last = sent.toWellFormed().split(/[/\\]/).at(-1)!;
  const plain = last
    .normalize('NFC')
    .replaceAll(unseen, '')
    .replaceAll(/[<>:"|?*]/g, '_')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '');
  const own = endings[type] ?? [];
  const ending = endingOf(plain);
  const known = own.includes(ending) && plain.length > ending.length + 1;
  const stem = (known ? plain.slice(0, -ending.length - 1) : plain) || 'documento';
  const kept = known ? ending : own[0]!;
  const room = longest - kept.length - 1;
  // Cut between whole characters, not between the halves of one.
  return `${stem
    .slice(0, room)
    .toWellFormed()
    .replace(/\uFFFD$/, '')}.${kept}`;
}
