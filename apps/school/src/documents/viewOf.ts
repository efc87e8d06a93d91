import type { Document } from '@school/domain';

/** Pictures that every browser draws. */
const pictures: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif']);

/** How a document can be looked at without keeping it: here, in the browser's own viewer, or not at all. */
export const viewOf = ({ file }: Pick<Document, 'file'>): 'here' | 'tab' | null => {
  if (pictures.has(file.type)) return 'here';
  return file.type === 'application/pdf' ? 'tab' : null;
};
