import { contract } from '@school/domain/contract';
import { describe, expect, it } from 'vitest';
import { invalidatedBy } from './invalidatedBy.ts';

/** Events without invalidated queries: they are handled elsewhere or invalidate everything. */
const otherwise = [
  'conversation.received',
  'conversation.typing',
  'message.reacted',
  'ready',
  'reset',
  'session.revoked',
];

const kinds = Object.entries(contract.components.schemas ?? {}).flatMap(([name, schema]) => {
  if (!name.endsWith('Event')) return [];
  const kind = (schema as { properties?: { kind?: { const?: string } } }).properties?.kind?.const;
  return kind === undefined ? [] : [kind];
});

describe('invalidatedBy', () => {
  it('covers every kind of event in the contract', () => {
    expect(kinds.length).toBeGreaterThan(10);
    const unknown = kinds.filter(
      (kind) => invalidatedBy({ kind, data: { record: 'post' } } as never).length === 0,
    );
    expect(unknown.toSorted()).toEqual(otherwise.toSorted());
  });

  it('events of a newer server invalidate nothing', () => {
    expect(invalidatedBy({ kind: 'bus.arrived', data: {} } as never)).toEqual([]);
    expect(invalidatedBy({ kind: 'records.changed', data: { record: 'bus' } } as never)).toEqual([]);
  });
});
