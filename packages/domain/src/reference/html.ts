const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => signs[sign]!);

/** A description: paragraphs, and `code` between backticks. */
export function prose(text: string | undefined): string {
  if (!text) return '';
  const inline = (part: string) =>
    escaped(part.trim()).replaceAll(/`([^`]*)`/g, (_, code: string) => `<code>${code}</code>`);
  return text
    .trim()
    .split(/\n{2,}/)
    .map((part) => `<p>${inline(part)}</p>`)
    .join('');
}

/** A table without its empty columns' sake: every cell is HTML already. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const head = headings.map((heading) => `<th scope="col">${heading}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n');
  return `<div class="wide" role="region" tabindex="0" aria-label="${headings[0]}"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}
