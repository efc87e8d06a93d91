import { demoPasswords } from '@school/domain/fixtures';
import type { OperationId } from '@school/domain';
import type { CallOptions, School } from '../../apps/provider/src/testing/openSchool.ts';
import { drill, notice } from './writes.ts';

const approvalPin = '739154';

const deciders = ['administrador', 'direccion'] as const;

/** The tokens of those who start and decide alerts, by school; their PINs are set once. */
const tokens = new WeakMap<School, Promise<Record<(typeof deciders)[number], string>>>();

async function setPins(school: School): Promise<Record<(typeof deciders)[number], string>> {
  const entries = await Promise.all(
    deciders.map(async (role) => {
      const token = await school.as(role);
      const body = { pin: approvalPin, current_password: demoPasswords.aromos };
      await school.call('updateOwnPin', { token, body });
      return [role, token] as const;
    }),
  );
  return Object.fromEntries(entries) as Record<(typeof deciders)[number], string>;
}

/** Starts a real alert that waits for a second person, and returns a call that decides it. */
async function requestApproval(
  school: School,
  decision: object = { pin: approvalPin },
  starter: (typeof deciders)[number] = 'direccion',
): Promise<CallOptions> {
  if (!tokens.has(school)) tokens.set(school, setPins(school));
  const { [starter]: token } = await tokens.get(school)!;
  const setRequired = (alert_approval: boolean) =>
    school.arrange((tx) => tx.updateTable('colleges').set({ alert_approval }).execute());
  await setRequired(true);
  // Requests with invented PINs may have used up the attempts.
  const unlocked = { failed_pin_attempts: 0, pin_locked_until: null };
  await school.arrange((tx) => tx.updateTable('users').set(unlocked).execute());
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
