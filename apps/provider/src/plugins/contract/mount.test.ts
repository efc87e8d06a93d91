import { contract, operationsOf } from '@school/domain/contract';
import { expect, test } from 'vitest';
import { handlers } from '../../resources/handlers.ts';
import { refuseMismatch } from './mount.ts';

const operations = operationsOf(contract).map(({ operation }) => operation.operationId);

test('every operation has its handler and every handler its operation', () => {
  expect(() => refuseMismatch(operations, [...Object.keys(handlers), 'openStream'])).not.toThrow();
});

test('a provider with a missing handler does not start', () => {
  expect(() =>
    refuseMismatch([...operations, 'listStars'], [...Object.keys(handlers), 'openStream']),
  ).toThrow(/without a handler: listStars/);
});

test('a provider with a handler for nothing does not start', () => {
  expect(() => refuseMismatch(operations, [...Object.keys(handlers), 'openStream', 'listStars'])).toThrow(
    /without an operation: listStars/,
  );
});

test('every operation says who may', () => {
  const silent = operationsOf(contract).filter(({ operation }) => !operation['x-permission']);
  expect(silent).toEqual([]);
});
