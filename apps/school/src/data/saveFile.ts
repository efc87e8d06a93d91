/** Hands a file to the reader's browser, to be kept under a name. Nothing is navigated to: the page stays as it is. */
export function saveFile(page: Document, file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = page.createElement('a');
  link.href = address;
  link.download = name;
  page.body.append(link);
  link.click();
  link.remove();
  // The browser has taken what it needs once this turn is over.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
