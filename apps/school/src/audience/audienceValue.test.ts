import { describe, expect, it } from 'vitest';
import { audienceOf, namesSomebody, pickedOf } from './audienceValue.ts';

describe('an audience', () => {
  it('comes back from the picker as it went in', () => {
    const audience = {
      scope: 'restricted',
      place_ids: ['p'],
      course_ids: ['c', 'd'],
      user_ids: ['u'],
      exclude_user_ids: ['x'],
    } as const;
    expect(audienceOf(pickedOf(structuredClone(audience) as never))).toEqual(audience);
  });

  it('of everybody narrows nothing, whatever was chosen before', () => {
    const picked = { scope: 'everybody', chosen: { courses: ['c'] }, excluded: [] } as const;
    expect(audienceOf(picked)).toEqual({ scope: 'all' });
  });

  it('names somebody once anything is chosen', () => {
    expect(namesSomebody({ scope: 'restricted', exclude_user_ids: ['x'] })).toBe(false);
    expect(namesSomebody({ scope: 'restricted', role_ids: ['r'] })).toBe(true);
    expect(namesSomebody({ scope: 'all' })).toBe(true);
  });
});
