import { describe, expect, it } from 'vitest';
import { merge } from './merge.ts';

type Values = { title: string; body: object; tags: string[] };
const base: Values = { title: 'Fiesta', body: { type: 'doc', content: [] }, tags: ['a'] };

describe('merge', () => {
  it('takes the changes of both if they are in different fields', () => {
    const mine = { ...base, tags: ['a', 'b'] };
    const theirs = { ...base, title: 'Fiesta de la Primavera' };
    expect(merge({ base, mine, theirs })).toEqual({
      values: { ...mine, title: 'Fiesta de la Primavera' },
      both: [],
      onlyTheirs: ['title'],
    });
  });

  it('asks only about fields that both changed', () => {
    const mine = { ...base, title: 'Mía', tags: [] };
    const theirs = { ...base, title: 'Suya', tags: [] };
    expect(merge({ base, mine, theirs })).toEqual({ values: mine, both: ['title'], onlyTheirs: [] });
  });

  it('ignores the order of keys', () => {
    const mine = { ...base, body: { content: [], type: 'doc' }, title: 'Mía' };
    const theirs = { ...base, title: 'Suya' };
    expect(merge({ base, mine, theirs }).both).toEqual(['title']);
  });

  it('asks about all differences if the base version is unknown', () => {
    const theirs = { ...base, title: 'Suya' };
    expect(merge({ base: null, mine: base, theirs })).toEqual({
      values: base,
      both: ['title'],
      onlyTheirs: [],
    });
  });

  it('C07: merges fields that belong together as one', () => {
    const number = { phone: '+56752310132', extension: '24', name: 'Sede' };
    const fields = [{ name: 'phone' as const, parts: ['extension'] as const }];
    const mine = { ...number, phone: '+56752310133' };
    const theirs = { ...number, extension: '25', name: 'Sede Norte' };
    expect(merge({ base: number, mine, theirs }, fields)).toEqual({
      values: { ...mine, name: 'Sede Norte' },
      both: ['phone', 'extension'],
      onlyTheirs: ['name'],
    });
    expect(merge({ base: number, mine: number, theirs }, fields).values).toEqual(theirs);
  });

  it('keeps a chosen file', () => {
    const photo = new File(['x'], 'foto.png');
    const opened = { name: 'Ana', photo: undefined as File | undefined };
    const mine = { ...opened, photo };
    const theirs = { ...opened, name: 'Ana María' };
    expect(merge({ base: opened, mine, theirs }).values).toEqual({ name: 'Ana María', photo });
  });
});
