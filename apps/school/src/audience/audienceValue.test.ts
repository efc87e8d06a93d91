import { describe, expect, it } from 'vitest';
import { toAudienceWrite, toAudienceValue, wholeGrades } from './audienceValue.ts';

describe('an audience', () => {
  it('is unchanged after a round trip through the picker', () => {
    const audience = {
      scope: 'restricted',
      place_ids: ['p'],
      course_ids: ['c', 'd'],
      user_ids: ['u'],
      exclude_user_ids: ['x'],
    } as const;
    expect(toAudienceWrite(toAudienceValue(structuredClone(audience) as never))).toEqual(audience);
  });

  it('of everyone has no lists, whatever was chosen before', () => {
    const picked = { scope: 'everyone', chosen: { courses: ['c'] }, excluded: [] } as const;
    expect(toAudienceWrite(picked)).toEqual({ scope: 'all' });
  });

  it('of an old draft keeps its whole grade and the other choices', () => {
    const courses = [
      { id: '5A', grade_id: '5' },
      { id: '5B', grade_id: '5' },
      { id: '6A', grade_id: '6' },
    ];
    const restricted = { scope: 'restricted', role_ids: ['r'] } as const;
    const old = (grade_ids: string[], course_ids: string[]) => ({
      ...restricted,
      role_ids: ['r'],
      grade_ids,
      course_ids,
    });
    expect(wholeGrades(old(['5'], ['5B']), courses)).toEqual({ ...restricted, grade_ids: ['5'] });
    expect(wholeGrades(old(['5'], ['5B', '6A', 'gone']), courses)).toEqual(old(['5'], ['6A', 'gone']));
    const settled = old(['5'], ['6A']);
    expect(wholeGrades(settled, courses)).toBe(settled);
  });
});
