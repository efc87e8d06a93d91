/** The kind of a file, as shown to users. */
export type FileKind = 'pdf' | 'doc' | 'sheet' | 'slides' | 'image' | 'video' | 'audio' | 'archive' | 'other';

const extensions: Record<Exclude<FileKind, 'other'>, string> = {
  pdf: 'pdf',
  doc: 'doc docx odt rtf txt md pages',
  sheet: 'xls xlsx ods csv tsv numbers',
  slides: 'ppt pptx odp key',
  image: 'jpg jpeg png gif webp avif svg heic heif bmp tif tiff',
  video: 'mp4 m4v mov webm avi mkv mpeg mpg ogv',
  audio: 'mp3 m4a aac wav ogg oga opus flac',
  archive: 'zip rar 7z gz tar tgz bz2 xz',
};
const kinds = Object.keys(extensions) as (keyof typeof extensions)[];
const kindOfExtension = new Map(
  kinds.flatMap((kind) => extensions[kind].split(' ').map((end) => [end, kind])),
);

/* Media types whose subtype is not the extension; https://www.iana.org/assignments/media-types. */
const office = 'application/vnd.openxmlformats-officedocument.';
const openDocument = 'application/vnd.oasis.opendocument.';
const extensionOfType: Record<string, string> = {
  'application/msword': 'doc',
  'application/vnd.ms-excel': 'xls',
  'application/vnd.ms-powerpoint': 'ppt',
  [`${office}wordprocessingml.document`]: 'docx',
  [`${office}spreadsheetml.sheet`]: 'xlsx',
  [`${office}presentationml.presentation`]: 'pptx',
  [`${openDocument}text`]: 'odt',
  [`${openDocument}spreadsheet`]: 'ods',
  [`${openDocument}presentation`]: 'odp',
  'application/gzip': 'gz',
  'application/vnd.rar': 'rar',
  'application/x-7z-compressed': '7z',
  'application/x-tar': 'tar',
  'application/octet-stream': '',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'image/jpeg': 'jpg',
  'image/svg+xml': 'svg',
  'text/markdown': 'md',
  'text/plain': 'txt',
  'video/quicktime': 'mov',
  'video/x-msvideo': 'avi',
};

/* A word of at most four characters fits on the sheet. */
const shortExtension = /^[a-z0-9]{1,4}$/;

const endOfName = (name: string): string => {
  const dot = name.lastIndexOf('.');
  return dot > 0
    ? name
        .slice(dot + 1)
        .trim()
        .toLowerCase()
    : '';
};

const endOfType = (type: string): string => {
  const extension = Object.hasOwn(extensionOfType, type) ? extensionOfType[type] : undefined;
  return extension ?? type.split('/')[1] ?? '';
};

const families = new Map<string, FileKind>([
  ['image', 'image'],
  ['video', 'video'],
  ['audio', 'audio'],
  ['text', 'doc'],
]);

/**
 * Returns the kind of a file and its label, from its media type (without parameters), else from the extension of its
 * name.
 */
export const fileKind = (type?: string | null, name?: string | null): { kind: FileKind; label: string } => {
  const media = String(type ?? '')
    .split(';')[0]!
    .trim()
    .toLowerCase();
  const byType = endOfType(media);
  const byName = endOfName(String(name ?? ''));
  const kind =
    kindOfExtension.get(byType) ??
    families.get(media.split('/')[0]!) ??
    kindOfExtension.get(byName) ??
    'other';
  const label = [byName, byType].find((end) => shortExtension.test(end)) ?? '';
  return { kind, label: label.toUpperCase() };
};
