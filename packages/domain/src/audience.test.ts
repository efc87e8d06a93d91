import { describe, expect, test } from 'vitest';
import {
  audienceReaches,
  audienceWithin,
  completeAudience,
  missingOfAudience,
  settledAudience,
} from './audience.ts';

const person = {
  id: 'me',
  place_ids: ['centre'],
  grade_ids: ['7'],
  course_ids: ['7A'],
  // They also teach a course of the eighth grade without belonging to that grade themselves.
  course_grade_ids: ['7', '8'],
  roles: [{ id: 'teacher', name: 'Docente', slug: 'docente' }],
};
const audience = completeAudience;
const courses = ['6A', '6B', '7A', '7B', '8A'].map((id) => ({ id, grade_id: id[0]! }));
const settled = (chosen: Parameters<typeof completeAudience>[0]) =>
  settledAudience(completeAudience(chosen), courses);

describe('audienceReaches', () => {
  test.each([
    ['all', audience({ scope: 'all' }), true],
    ['all, but me', audience({ scope: 'all', exclude_user_ids: ['me'] }), false],
    ['nobody chosen', audience(), false],
    ['my course', audience({ course_ids: ['7A'] }), true],
    ['another course', audience({ course_ids: ['7B'] }), false],
    ['my whole grade', audience({ grade_ids: ['7'] }), true],
    ['the whole grade of one of my courses', audience({ grade_ids: ['8'] }), true],
    ['another whole grade', audience({ grade_ids: ['6'] }), false],
    ['another course and my whole grade', audience({ course_ids: ['6A'], grade_ids: ['7'] }), true],
    ['my grade, narrowed to another course', settled({ course_ids: ['7B'], grade_ids: ['7'] }), false],
    ['my grade, narrowed to my course', settled({ course_ids: ['7A'], grade_ids: ['7'] }), true],
    ['my grade whole, another narrowed', settled({ course_ids: ['6A'], grade_ids: ['6', '7'] }), true],
    ['my place', audience({ place_ids: ['centre'] }), true],
    ['my course in another place', audience({ course_ids: ['7A'], place_ids: ['hill'] }), false],
    ['my role', audience({ role_ids: ['teacher'] }), true],
    ['another role of my place', audience({ role_ids: ['head'], place_ids: ['centre'] }), false],
    ['me by name, whatever the rest', audience({ user_ids: ['me'], course_ids: ['7B'] }), true],
    ['me by name and not me', audience({ user_ids: ['me'], exclude_user_ids: ['me'] }), false],
  ])('%s: %o → %s', (_, chosen, reached) => expect(audienceReaches(chosen, person)).toBe(reached));
});

describe('audienceWithin', () => {
  test.each([
    ['all', audience({ scope: 'all' }), false],
    ['nobody', audience(), false],
    ['my course and grade', audience({ course_ids: ['7A'], grade_ids: ['7'] }), true],
    ['my course and another', audience({ course_ids: ['7A', '7B'] }), false],
    ['my course and another grade', audience({ course_ids: ['7A'], grade_ids: ['8'] }), false],
    ['my place', audience({ place_ids: ['centre'] }), true],
    ['my place and another', audience({ place_ids: ['centre', 'hill'] }), false],
    ['my course, less in another place', audience({ course_ids: ['7A'], place_ids: ['hill'] }), true],
    ['a role everywhere', audience({ role_ids: ['teacher'] }), false],
    ['a person anywhere', audience({ course_ids: ['7A'], user_ids: ['else'] }), false],
  ])('%s: %o → %s', (_, chosen, within) => expect(audienceWithin(chosen, person)).toBe(within));
});

test('settledAudience removes a grade with chosen courses', () => {
  const chosen = audience({ grade_ids: ['6', '7', 'gone'], course_ids: ['7B', '8A', 'lost'] });
  expect(settledAudience(chosen, courses)).toEqual({ ...chosen, grade_ids: ['6', 'gone'] });
  const unchanged = audience({ grade_ids: ['6'], course_ids: ['7B'] });
  expect(settledAudience(unchanged, courses)).toBe(unchanged);
});

test.each([
  [audience(), ['course_ids', 'grade_ids']],
  [audience({ exclude_user_ids: ['me'] }), ['course_ids', 'grade_ids']],
  [audience({ course_ids: ['7A'] }), []],
  [audience({ grade_ids: ['7'] }), []],
  [audience({ course_ids: ['7A'], grade_ids: ['7'] }), []],
  [audience({ role_ids: ['teacher'] }), []],
  [audience({ place_ids: ['centre'] }), []],
  [audience({ user_ids: ['me'] }), []],
  [audience({ scope: 'all' }), []],
])('missingOfAudience returns for %o %o (specification §5)', (chosen, missing) => {
  expect(missingOfAudience(chosen)).toEqual(missing);
});
