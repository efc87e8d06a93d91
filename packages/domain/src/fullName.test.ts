import { describe, expect, it } from 'vitest';
import { fullName } from './fullName.ts';

describe('fullName', () => {
  it('joins the given name and both surnames', () => {
    expect(fullName({ name: 'Ana', first_lastname: 'Soto', second_lastname: 'Lagos' })).toBe(
      'Ana Soto Lagos',
    );
  });

  it('omits a missing surname', () => {
    expect(fullName({ name: 'Ana', first_lastname: 'Soto', second_lastname: null })).toBe('Ana Soto');
    expect(fullName({ name: 'Ana', first_lastname: null, second_lastname: '' })).toBe('Ana');
  });
});
