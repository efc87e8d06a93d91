import { demoPasswords } from '@school/domain/fixtures';
import type { OperationId } from '@school/domain';
import type { CallOptions, School } from '../../apps/provider/src/testing/openSchool.ts';
import { drill, notice } from './writes.ts';

const approvalPin = '739154';

interface Decider {
  id: string;
  pin_hash: string | null;
}

/** Those who start and decide alerts, by school. Their PINs are set once, because a hash takes time. */
const deciders = new WeakMap<School, Promise<Decider[]>>();

const setPins = (school: School): Promise<Decider[]> =>
  Promise.all(
    (['administrador', 'direccion'] as const).map(async (role) => {
      const token = await school.as(role);
      const { id } = (await school.call('getCurrentUser', { token })).data.data;
      const body = { pin: approvalPin, current_password: demoPasswords.aromos };
      await school.call('updateOwnPin', { token, body });
      return school.arrange((tx) =>
        tx.selectFrom('users').select(['id', 'pin_hash']).where('id', '=', id).executeTakeFirstOrThrow(),
      );
    }),
  );

/** Starts a real alert that waits for a second person, and returns a call that decides it. */
async function requestApproval(
  school: School,
  decision: object = { pin: approvalPin },
  starter: 'administrador' | 'direccion' = 'direccion',
): Promise<CallOptions> {
  if (!deciders.has(school)) deciders.set(school, setPins(school));
  const setRequired = (alert_approval: boolean) =>
    school.arrange((tx) => tx.updateTable('colleges').set({ alert_approval }).execute());
  await setRequired(true);
  // Other requests may have ended a sign-in, changed a PIN, or used up its attempts.
  const token = await school.as(starter);
  for (const { id, pin_hash } of await deciders.get(school)!) {
    const pinColumns = { pin_hash, failed_pin_attempts: 0, pin_locked_until: null };
    await school.arrange((tx) => tx.updateTable('users').set(pinColumns).where('id', '=', id).execute());
  }
  const body = { ...notice, ...drill, mode: 'real', pin: approvalPin };
  const { status, data } = await school.call('createNotification', { token, body });
  await setRequired(false);
  if (status !== 201) throw new Error(`createNotification: ${status} ${JSON.stringify(data)}`);
  return { path: { id: data.data.id }, body: decision };
}

/** Requests with which the operations on the approval of alerts succeed. */
export const arrangedApproval = (
  school: School,
): Partial<Record<OperationId, () => Promise<CallOptions>>> => ({
  listApprovalRequests: async () => {
    await requestApproval(school);
    return {};
  },
  approveEmergency: () => requestApproval(school),
  rejectEmergency: () => requestApproval(school, { reason: 'Falsa alarma.' }),
  skipApproval: () => requestApproval(school, { reason: 'No responde.' }, 'administrador'),
});

interface Decision {
  school: School;
  token: string;
  successful: (operation: OperationId) => Promise<CallOptions>;
}

/** Decides the same request for approval twice. */
export const decidedTwice =
  (operation: 'approveEmergency' | 'rejectEmergency' | 'skipApproval') =>
  async ({ school, successful, token }: Decision) => {
    const options = await successful(operation);
    await school.call(operation, { ...options, token });
    return school.call(operation, { ...options, token });
  };
