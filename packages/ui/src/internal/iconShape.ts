/** A shape in the format of lucide: elements on a 24 × 24 field. */
export interface IconShape {
  node: readonly unknown[];
  mirrorsInRtl?: never;
}

/** The shape of something that points along the line of reading, and is mirrored where that runs from right to left. */
export interface MirroredShape {
  node: readonly unknown[];
  mirrorsInRtl: true;
}

/** Marks a shape as pointing along the line of reading. */
export const toMirroredShape = ({ node }: IconShape): MirroredShape => ({ node, mirrorsInRtl: true });
