import { contract, listOperations } from '@school/domain/contract';
import { expect, test } from 'vitest';
import { handlers } from '../../resources/handlers.ts';
import { refuseMismatch } from './mount.ts';

const operations = listOperations(contract).map(({ operation }) => operation.operationId);

test('has one handler per operation and one operation per handler', () => {
  expect(() => refuseMismatch(operations, [...Object.keys(handlers), 'openStream'])).not.toThrow();
});

test('does not start with a missing handler', () => {
  expect(() =>
    refuseMismatch([...operations, 'listStars'], [...Object.keys(handlers), 'openStream']),
  ).toThrow(/without a handler: listStars/);
});

test('does not start with a handler without an operation', () => {
  expect(() => refuseMismatch(operations, [...Object.keys(handlers), 'openStream', 'listStars'])).toThrow(
    /without an operation: listStars/,
  );
});

test('declares the permission of every operation', () => {
  const silent = listOperations(contract).filter(({ operation }) => !operation['x-permission']);
  expect(silent).toEqual([]);
});
