import { describe, expect, it } from 'vitest';
import { fieldLabel } from './fields.ts';

const idOf = (kind: string, field: string) => fieldLabel((id) => id, kind, field);

describe('fieldLabel', () => {
  it('calls only a user’s name a first name', () => {
    expect(idOf('user', 'name')).toBe('users.form.name');
    expect(idOf('event', 'name')).toBe('categories.name');
    expect(idOf('college', 'name')).toBe('categories.name');
  });

  it('has a label for a time zone and for the recipient of a test email', () => {
    expect(idOf('place', 'timezone')).toBe('places.form.timezone');
    expect(idOf('integration', 'to')).toBe('audit.field.to');
  });

  it('gives an unknown field its own name', () => {
    expect(idOf('user', 'constructor')).toBe('constructor');
  });
});
