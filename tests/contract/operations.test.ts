import { contract, operationsOf } from '@school/domain/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases } from '../../apps/provider/src/testing/openSchool.ts';
import { openScene, type Scene } from './scene.ts';
import { done, wayOfDoing, ways } from './ways.ts';

const found = operationsOf(contract);
const cases = found.flatMap((one) =>
  Object.keys(one.operation.responses).map((status) => [one.operation.operationId, status, one] as const),
);

describe.each(databases)('the contract on $name', (database) => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openScene(database);
  });
  afterAll(() => scene.close());

  test.each(cases)('%s answers %s', async (_operation, status, one) => {
    const way = done.includes(status) ? wayOfDoing(one, status) : ways[status]!;
    const answer = await way(scene, one);
    expect(answer.status, JSON.stringify(answer.data)).toBe(status === 'default' ? 503 : Number(status));
    if (answer.status === 429 || answer.status === 503) {
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
  });
});

test('the table above leaves nothing out', () => {
  expect(found.length).toBeGreaterThan(30);
  expect(cases.filter(([, status]) => !done.includes(status) && !(status in ways))).toEqual([]);
});
