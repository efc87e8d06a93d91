import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { affectedBy, areaJourneys } from '../affected.ts';
import { root } from '../command.ts';

describe('what a change affects', () => {
  test('a component: its stories, and no test of the provider', () => {
    expect(affectedBy(['packages/ui/src/components/Button/Button.tsx'])).toEqual({
      stories: ['packages/ui/src/components/Button/'],
      journeys: [],
      providerTests: [],
      contract: false,
    });
  });

  test('a resource: its tests, and the journeys of its area', () => {
    const { providerTests, journeys } = affectedBy(['apps/provider/src/resources/posts/posts.rules.ts']);
    expect(providerTests).toEqual(['apps/provider/src/resources/posts/']);
    expect(journeys).toContain('news');
  });

  test.each(['packages/domain/src/fold.ts', 'packages/text/src/rut.ts', 'apps/provider/src/app.ts'])(
    'what all resources use (%s): all tests of the provider that import it',
    (file) => {
      const posts = 'apps/provider/src/resources/posts/posts.rules.ts';
      expect(affectedBy([file, posts]).providerTests).toBeUndefined();
    },
  );

  test('a test: no stories and no journeys', () => {
    expect(affectedBy(['apps/school/src/areas/posts/PostTemplates.test.tsx'])).toMatchObject({
      stories: [],
      journeys: [],
    });
  });
});

test('an area that is not listed: the journeys of all routes', () => {
  expect(affectedBy(['apps/school/src/areas/keys/KeysScreen.tsx']).journeys).toEqual(['routes']);
});

test('every area and every journey that is listed exists', () => {
  expect(readdirSync(join(root, 'apps/school/src/areas'))).toEqual(
    expect.arrayContaining(Object.keys(areaJourneys)),
  );
  const missing = Object.values(areaJourneys)
    .flat()
    .filter((name) => !existsSync(join(root, `tests/e2e/${name}.spec.ts`)));
  expect(missing).toEqual([]);
});
