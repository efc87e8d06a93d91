import { contacts } from '@school/domain/fixtures';
import { describe, expect, test } from 'vitest';
import { toVcard } from './vcard.ts';

const person = {
  ...contacts.cesfam,
  kind: 'person' as const,
  name: 'José',
  first_lastname: 'Ñanco; Pérez',
  second_lastname: 'Soto',
  organisation: 'Sol, Mar \\ Cía',
  position: 'Médico',
  notes: 'Uno\nDos',
};
const unfolded = (card: string) => card.replaceAll('\r\n ', '').split('\r\n');

describe('vCard', () => {
  test('of a person separates surname and name, and escapes what would end a value', () => {
    const lines = unfolded(toVcard(person));
    expect(lines.slice(0, 2)).toEqual(['BEGIN:VCARD', 'VERSION:3.0']);
    expect(lines).toContain('FN:José Ñanco\\; Pérez Soto');
    expect(lines).toContain('N:Ñanco\\; Pérez Soto;José;;;');
    expect(lines).toContain('ORG:Sol\\, Mar \\\\ Cía');
    expect(lines).toContain('NOTE:Uno\\nDos');
    expect(lines).toContain('ADR;TYPE=WORK:;;Carmen 1205;Curicó;;;Chile');
    expect(lines.slice(-2)).toEqual(['END:VCARD', '']);
  });

  test('of an organisation is found by its name', () => {
    const lines = unfolded(toVcard(contacts.cesfam));
    expect(lines).toContain('ORG:CESFAM Central de Curicó');
    expect(lines).toContain('item1.TEL;TYPE=WORK,VOICE:+56752311000');
    expect(lines).toContain('item1.X-ABLabel:Urgencias');
  });

  test('does not let input add lines', () => {
    const notes = 'x\r\nEND:VCARD\r\nBEGIN:VCARD\rTEL:+1';
    const lines = toVcard({ ...person, notes }).split('\r\n');
    expect(lines.filter((line) => line === 'END:VCARD')).toHaveLength(1);
    expect(lines.some((line) => line.includes('\r') || line.includes('\n'))).toBe(false);
  });

  test('drops pasted control characters', () => {
    const card = toVcard({ ...person, notes: 'x\u000B\u0001fin\tde\r\nlínea', position: 'Jefa\u007F' });
    expect(unfolded(card)).toContain('NOTE:x fin de\\nlínea');
    expect(unfolded(card)).toContain('TITLE:Jefa ');
    expect(card.replaceAll('\r\n', '')).not.toMatch(/[\u0000-\u001F\u007F]/);
  });

  test('folds lines at 75 bytes without splitting a character', () => {
    const card = toVcard({ ...person, notes: '😀ñ,'.repeat(300) });
    for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(card).not.toContain('\uFFFD');
    expect(unfolded(card)).toContain(`NOTE:${'😀ñ\\,'.repeat(300)}`);
  });
});
