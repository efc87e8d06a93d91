/** Downloads a file under a name without a navigation. */
export function saveFile(page: Document, file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = page.createElement('a');
  link.href = address;
  link.download = name;
  page.body.append(link);
  link.click();
  link.remove();
  // The browser has started the download once this task is over.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
