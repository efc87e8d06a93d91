const longest = 200;

/** The valid extensions of each accepted type; the first is the default for a name without one. */
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

/** Returns the extension in lower case, without the dot. */
export const getExtension = (name: string) => /\.([^.]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? '';

/**
 * Control characters, and characters that reverse the text direction or are invisible: with them `gpj.exe` reads as
 * `exe.jpg`.
 */
const invisibleCharacters = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/gu;

/**
 * Returns the name to store for a file: the last segment of a path, without characters that file systems reject, at most 200
 * characters, and with an extension of its type. A text named `run.bat` becomes `run.bat.txt`.
 */
export function toFileName(sent: string, type: string): string {
  const last = sent.toWellFormed().split(/[/\\]/).at(-1)!;
  const plain = last
    .normalize('NFC')
    .replaceAll(invisibleCharacters, '')
    .replaceAll(/[<>:"|?*]/g, '_')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '');
  const extensions = endings[type] ?? [];
  const ending = getExtension(plain);
  const hasKnownExtension = extensions.includes(ending) && plain.length > ending.length + 1;
  const stem = (hasKnownExtension ? plain.slice(0, -ending.length - 1) : plain) || 'documento';
  const extension = hasKnownExtension ? ending : extensions[0]!;
  const available = longest - extension.length - 1;
  // Cuts between whole characters, never inside a surrogate pair.
  return `${stem
    .slice(0, available)
    .toWellFormed()
    .replace(/\uFFFD$/, '')}.${extension}`;
}
