import type { AuditField } from '@school/domain/audit';
import type { Handlers } from '../../http/contract/handler.ts';
import { countOldMessages, findRetention, storeRetention } from './messageRetention.queries.ts';

const toRetentionFields = (period: string) => ({ ['keep_messages' satisfies AuditField]: period });

/** Handlers for how long messages are stored. */
export const messageRetentionHandlers = {
  getMessageRetention: async ({ tx, college, now }) => ({
    status: 200,
    body: {
      data: {
        keep: await findRetention(tx, college.id),
        older_messages: await countOldMessages(tx, now),
      },
    },
  }),

  updateMessageRetention: async ({ tx, college, body: { keep }, now, audit }) => {
    const before = await findRetention(tx, college.id, true);
    if (keep !== before) {
      await storeRetention(tx, college.id, keep);
      const subject = { kind: 'college' as const, id: college.id, name: college.name };
      audit({ subject, before: toRetentionFields(before), after: toRetentionFields(keep) });
    }
    return { status: 200, body: { data: { keep, older_messages: await countOldMessages(tx, now) } } };
  },
} satisfies Partial<Handlers>;
