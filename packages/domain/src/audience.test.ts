import { describe, expect, test } from 'vitest';
import { audienceReaches, audienceWithin, completeAudience, missingOfAudience } from './audience.ts';

const person = {
  id: 'me',
  place_ids: ['centre'],
  grade_ids: ['7'],
  course_ids: ['7A'],
  roles: [{ id: 'teacher', name: 'Docente', slug: 'docente' }],
};
const audience = completeAudience;

describe('whom an audience reaches', () => {
  test.each([
    ['all', audience({ scope: 'all' }), true],
    ['all, but me', audience({ scope: 'all', exclude_user_ids: ['me'] }), false],
    ['nobody chosen', audience(), false],
    ['my course', audience({ course_ids: ['7A'] }), true],
    ['another course', audience({ course_ids: ['7B'] }), false],
    ['another course, but my grade', audience({ course_ids: ['7B'], grade_ids: ['7'] }), true],
    ['my place', audience({ place_ids: ['centre'] }), true],
    ['my course in another place', audience({ course_ids: ['7A'], place_ids: ['hill'] }), false],
    ['my role', audience({ role_ids: ['teacher'] }), true],
    ['another role of my place', audience({ role_ids: ['head'], place_ids: ['centre'] }), false],
    ['me by name, whatever the rest', audience({ user_ids: ['me'], course_ids: ['7B'] }), true],
    ['me by name and not me', audience({ user_ids: ['me'], exclude_user_ids: ['me'] }), false],
  ])('%s: %o → %s', (_, chosen, reached) => expect(audienceReaches(chosen, person)).toBe(reached));
});

describe('what lies wholly in a person’s own part', () => {
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

test.each([
  [audience(), ['course_ids', 'grade_ids']],
  [audience({ course_ids: ['7A'] }), ['grade_ids']],
  [audience({ grade_ids: ['7'] }), ['course_ids']],
  [audience({ course_ids: ['7A'], grade_ids: ['7'] }), []],
  [audience({ scope: 'all' }), []],
])('%o lacks %o to be published (specification §5)', (chosen, missing) => {
  expect(missingOfAudience(chosen)).toEqual(missing);
});
