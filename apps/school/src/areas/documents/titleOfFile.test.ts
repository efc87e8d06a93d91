import { describe, expect, it } from 'vitest';
import { titleOfFile } from './titleOfFile.ts';

describe('titleOfFile', () => {
  it.each([
    ['Reglamento_interno  2026.pdf', 'Reglamento interno 2026'],
    ['acta', 'acta'],
    ['v1.2 del acta.docx', 'v1.2 del acta'],
    ['نموذج.pdf', 'نموذج'],
    ['a\u0000b\nc.txt', 'a b c'],
  ])('makes words of %j', (name, title) => expect(titleOfFile(name)).toBe(title));

  it('limits the length of the title', () => {
    expect(titleOfFile(`${'x'.repeat(300)}.pdf`)).toHaveLength(120);
  });
});
