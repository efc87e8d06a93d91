import { ApiError, NetworkError } from '@school/domain';
import { describe, expect, it } from 'vitest';
import { problemOfAnswer, problemOfRejection } from './problem.ts';

describe('problemOfAnswer', () => {
  it('returns null for a success', () => {
    expect(problemOfAnswer({ status: 204 })).toBeNull();
  });

  it.each([
    ['a captive portal’s page', 200, 'offline'],
    ['a redirection', 0, 'offline'],
    ['a captive portal that says so', 511, 'offline'],
    ['a proxy without a provider behind it', 502, 'failed'],
    ['a provider that is being started', 503, 'failed'],
    ['a token that a proxy never accepts', 419, 'failed'],
  ])('maps %s (%i, outside of the contract) to %s', (_, status, kind) => {
    expect(problemOfAnswer({ status, unexpected: true, data: undefined })).toEqual({ kind });
  });
});

it.each([401, 406, 413, 422])('C08: keeps the status of a proxy that blocks a request (%i)', (status) => {
  expect(problemOfAnswer({ status, unexpected: true })).toEqual({ kind: 'blocked', status });
});

describe('problemOfRejection', () => {
  const rejected = (status: number, unexpected: boolean) =>
    problemOfRejection(new ApiError('getPost', status, undefined, null, unexpected)).kind;

  it('returns offline if no server answered', () => {
    expect(problemOfRejection(new NetworkError('getPost', undefined))).toEqual({ kind: 'offline' });
  });

  it.each([
    [403, 'forbidden'],
    [404, 'missing'],
    [409, 'conflict'],
  ])('trusts %i only from our server', (status, kind) => {
    expect(rejected(status, false)).toBe(kind);
    expect(rejected(status, true)).toBe('blocked');
  });

  it.each([
    [429, 'tooMany'],
    [500, 'failed'],
  ])('trusts %i from any server', (status, kind) => {
    expect(rejected(status, true)).toBe(kind);
  });
});
