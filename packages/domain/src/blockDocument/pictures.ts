import type { Block, BlockDocument, ListItem } from '../generated/types.gen.ts';

const address = /^\/media\/posts\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.webp$/;

/** The id of a picture that was put up for news, by its address; none for any other address. */
export const parsePictureId = (src: string): string | undefined => address.exec(src)?.[1];

const sourcesIn = (block: Block | ListItem): string[] => {
  if (block.type === 'image') return [block.attrs.src];
  if (block.type === 'paragraph' || block.type === 'heading' || block.type === 'table') return [];
  return block.content.flatMap(sourcesIn);
};

/** The ids of the pictures that a valid document shows, each once. */
export const picturesIn = (document: BlockDocument): string[] => [
  ...new Set(document.content.flatMap(sourcesIn).flatMap((src) => parsePictureId(src) ?? [])),
];
