import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collegeAt, inCollege } from '../database/collegeTransaction.ts';
import { databases, openSchool, type School } from '../testing/openSchool.ts';
import { appendEvents, appendJournal } from './journal.ts';

describe.each(databases)('the journal on $name', (database) => {
  let school: School;
  let collegeId: string;
  beforeAll(async () => {
    school = await openSchool(database);
    collegeId = (await collegeAt(school.db, 'aromos.localhost'))!;
  });
  afterAll(() => school.close());

  const now = new Date('2026-11-21T12:00:00Z');
  const events = () =>
    school.arrange((tx) => tx.selectFrom('stream_events').selectAll().orderBy('seq').execute());

  test('numbers events of parallel writes without gaps, in the order of their visibility', async () => {
    const before = (await events()).length;
    const sequence: number[] = [];
    let done = false;
    const reading = (async () => {
      while (!done) {
        const after = sequence.at(-1) ?? before;
        const fresh = await school.arrange((tx) =>
          tx.selectFrom('stream_events').select('seq').where('seq', '>', after).orderBy('seq').execute(),
        );
        sequence.push(...fresh.map(({ seq }) => seq));
      }
    })();
    await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        inCollege(school.db, collegeId, (tx) =>
          appendEvents(
            tx,
            collegeId,
            [
              { kind: 'test.a', to: 'everyone', data: { at } },
              { kind: 'test.b', to: [collegeId], data: { at } },
            ],
            now,
          ),
        ),
      ),
    );
    const all = (await events()).slice(before);
    done = true;
    await reading;
    expect(all.map(({ seq }) => seq)).toEqual(Array.from({ length: 80 }, (_, at) => before + at + 1));
    expect(sequence).toEqual([...new Set(sequence)].sort((a, b) => a - b));
    expect(all.slice(0, sequence.length).map(({ seq }) => seq)).toEqual(sequence);
    expect(all[0]).toMatchObject({ kind: 'test.a', user_ids: null });
    expect(all[1]).toMatchObject({ kind: 'test.b', user_ids: [collegeId], data: all[0]!.data });
  });

  test('leaves no number and no event of a write that is rolled back', async () => {
    const before = await events();
    const failing = inCollege(school.db, collegeId, async (tx) => {
      await appendEvents(tx, collegeId, [{ kind: 'test.c', to: 'everyone', data: {} }], now);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await inCollege(school.db, collegeId, (tx) =>
      appendEvents(tx, collegeId, [{ kind: 'test.d', to: 'everyone', data: {} }], now),
    );
    const added = (await events()).slice(before.length);
    expect(added.map(({ seq, kind }) => [seq, kind])).toEqual([[before.length + 1, 'test.d']]);
  });

  test('rejects changes and removals of audit entries', async () => {
    const actor = { collegeId, person: undefined, operation: 'deletePost', source: '::1', now } as const;
    const act = { subject: { kind: 'post' as const, id: null, name: 'Fiesta' }, before: { title: 'Fiesta' } };
    await school.arrange((tx) => appendJournal(tx, { actor, changes: [act] }));
    const entries = await school.arrange((tx) => tx.selectFrom('audit_entries').selectAll().execute());
    expect(entries[0]).toMatchObject({ subject_name: 'Fiesta', before: { title: 'Fiesta' }, after: null });
    for (const tampering of [sql`update audit_entries set actor_name = 'x'`, sql`delete from audit_entries`])
      await expect(school.arrange((tx) => tampering.execute(tx))).rejects.toThrow(/permission denied/);
  });
});
