import { contract, listOperations } from '@school/domain/contract';
import { expect, test } from 'vitest';
import { handlers } from '../../resources/handlers.ts';
import { rejectMismatch } from './mount.ts';

const operations = listOperations(contract).map(({ operation }) => operation.operationId);

test('has one handler per operation and one operation per handler', () => {
  expect(() => rejectMismatch(operations, [...Object.keys(handlers), 'openStream'])).not.toThrow();
});

test('does not start with a missing handler', () => {
  expect(() =>
    rejectMismatch([...operations, 'listStars'], [...Object.keys(handlers), 'openStream']),
  ).toThrow(/without a handler: listStars/);
});

test('does not start with a handler without an operation', () => {
  expect(() => rejectMismatch(operations, [...Object.keys(handlers), 'openStream', 'listStars'])).toThrow(
    /without an operation: listStars/,
  );
});

test('declares the permission of every operation', () => {
  const silent = listOperations(contract).filter(({ operation }) => !operation['x-permission']);
  expect(silent).toEqual([]);
});
