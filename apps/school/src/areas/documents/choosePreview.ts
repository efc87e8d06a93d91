import type { Document } from '@school/domain';

/** Image types that every browser renders. */
const pictures: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif']);

/** Returns how a document can be viewed: in the app, in a browser tab, or not at all. */
export const choosePreview = ({ file }: Pick<Document, 'file'>): 'here' | 'tab' | null => {
  if (pictures.has(file.type)) return 'here';
  return file.type === 'application/pdf' ? 'tab' : null;
};
