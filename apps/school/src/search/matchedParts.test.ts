import { describe, expect, it } from 'vitest';
import { matchedParts } from './matchedParts.ts';

const marked = (text: string, query: string) =>
  matchedParts(text, query)
    .map((part) => (part.matched ? `[${part.text}]` : part.text))
    .join('');

describe('matchedParts', () => {
  it.each([
    ['Va el listado para el bus.', 'lista', 'Va el [listado] para el bus.'],
    ['Reunión de Ñuñoa', 'reunion nunoa', '[Reunión] de [Ñuñoa]'],
    ['El enlistado no cuenta', 'lista', 'El enlistado no cuenta'],
    ['سنكون هناك', 'سنكون', '[سنكون] هناك'],
    ['Una línea\ny otra', 'otra', 'Una línea y [otra]'],
  ])('marks the words of “%s” that begin with “%s”', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });

  it('cuts what precedes the first match of a long text', () => {
    expect(marked(`${'palabra '.repeat(50)}y al final el bus sale`, 'bus')).toBe(
      '… palabra y al final el [bus] sale',
    );
  });

  it('returns a text without matches unchanged', () => {
    expect(marked('Hola', '¿?')).toBe('Hola');
  });
});
