/** Limits of a block document; the contract has the same values. */
export const blockDocumentLimits = {
  /** Nodes, the document itself not counted. */
  nodes: 2000,
  /** Levels below the document; a paragraph in it is on the first. */
  depth: 12,
  /** Characters of all texts together (UTF-16 units). */
  characters: 50_000,
  tableRows: 200,
  tableColumns: 20,
  /** Paragraphs of one cell of a table. */
  cellParagraphs: 100,
} as const;
