/** Returns a file as it is after it was changed or deleted on the disk: nothing of it can be read, so no browser sends it. */
export function changedFile(name: string): File {
  const read = () => Promise.reject(new DOMException('', 'NotReadableError'));
  const slice = () => Object.assign(new Blob(['']), { arrayBuffer: read });
  return Object.assign(new File(['words'], name), { slice });
}
