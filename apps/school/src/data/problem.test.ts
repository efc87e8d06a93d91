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
    ['a page that wants another sign-in', 401, 'offline'],
    ['a refusal that names no field', 422, 'offline'],
    ['a proxy without a provider behind it', 502, 'failed'],
    ['a provider that is being started', 503, 'failed'],
    ['a token that a proxy never accepts', 419, 'failed'],
  ])('maps %s (%i, outside of the contract) to %s', (_, status, kind) => {
    expect(problemOfAnswer({ status, unexpected: true, data: undefined })).toEqual({ kind });
  });
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
    expect(rejected(status, true)).toBe('offline');
  });

  it.each([
    [429, 'tooMany'],
    [500, 'failed'],
  ])('trusts %i from any server', (status, kind) => {
    expect(rejected(status, true)).toBe(kind);
  });
});
