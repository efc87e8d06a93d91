import { expect, test } from 'vitest';
import type { AuditFields } from './auditFields.ts';

interface Write {
  title: string;
  place_id?: string;
  unlabelled?: boolean;
}

test('compiles no record without a field of the request body', () => {
  const record = { title: 'Circular', place_id: null };
  // @ts-expect-error -- `unlabelled` is missing.
  expect(record satisfies AuditFields<Write>).toEqual(record);
  expect(record satisfies AuditFields<Write, 'unlabelled'>).toEqual(record);
});

test('compiles no field without a label', () => {
  const record = { title: 'Circular', place_id: null, unlabelled: true };
  // @ts-expect-error -- The audit's screen would not show `unlabelled`.
  expect(record satisfies AuditFields<Write>).toEqual(record);
});
