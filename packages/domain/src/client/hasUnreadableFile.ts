interface FileLike {
  slice(start: number, end: number): { arrayBuffer(): Promise<unknown> };
}

const isFile = (value: unknown): value is FileLike =>
  typeof value === 'object' && value !== null && 'slice' in value && 'arrayBuffer' in value;

const isUnreadable = (file: FileLike): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => false,
      () => true,
    );

/**
 * Whether a file in a body can't be read: browsers don't send a file that was changed or deleted after it was chosen,
 * and report that as a failure of the network.
 */
export async function hasUnreadableFile(body: object): Promise<boolean> {
  const results = await Promise.all(Object.values(body).filter(isFile).map(isUnreadable));
  return results.includes(true);
}
