import { describe, expect, it } from 'vitest';
import { merge } from './merge.ts';

type Values = { title: string; body: object; tags: string[] };
const base: Values = { title: 'Fiesta', body: { type: 'doc', content: [] }, tags: ['a'] };

describe('merge', () => {
  it('takes what only they changed, and keeps what only I changed', () => {
    const mine = { ...base, tags: ['a', 'b'] };
    const theirs = { ...base, title: 'Fiesta de la Primavera' };
    expect(merge({ base, mine, theirs })).toEqual({
      values: { ...mine, title: 'Fiesta de la Primavera' },
      both: [],
      onlyTheirs: ['title'],
    });
  });

  it('asks where both changed the same field, and only there', () => {
    const mine = { ...base, title: 'Mía', tags: [] };
    const theirs = { ...base, title: 'Suya', tags: [] };
    expect(merge({ base, mine, theirs })).toEqual({ values: mine, both: ['title'], onlyTheirs: [] });
  });

  it('does not take another order of keys for a change', () => {
    const mine = { ...base, body: { content: [], type: 'doc' }, title: 'Mía' };
    const theirs = { ...base, title: 'Suya' };
    expect(merge({ base, mine, theirs }).both).toEqual(['title']);
  });

  it('asks wherever the two differ if the version that both began with is not known', () => {
    const theirs = { ...base, title: 'Suya' };
    expect(merge({ base: null, mine: base, theirs })).toEqual({
      values: base,
      both: ['title'],
      onlyTheirs: [],
    });
  });

  it('keeps a file that was chosen', () => {
    const photo = new File(['x'], 'foto.png');
    const opened = { name: 'Ana', photo: undefined as File | undefined };
    const mine = { ...opened, photo };
    const theirs = { ...opened, name: 'Ana María' };
    expect(merge({ base: opened, mine, theirs }).values).toEqual({ name: 'Ana María', photo });
  });
});
