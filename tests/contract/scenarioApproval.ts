import { demoPasswords } from '@school/domain/fixtures';
import type { OperationId } from '@school/domain';
import type { CallOptions, Role, School } from '../../apps/provider/src/testing/openSchool.ts';
import { drill, notice } from './writes.ts';

const approvalPin = '739154';

/** Starts a real alert that waits for a second person, and returns a call that decides it. */
async function requestApproval(
  school: School,
  decision: object = { pin: approvalPin },
  starter: Role = 'direccion',
): Promise<CallOptions> {
  for (const role of ['administrador', 'direccion'] as const) {
    const body = { pin: approvalPin, current_password: demoPasswords.aromos };
    await school.call('updateOwnPin', { token: await school.as(role), body });
  }
  const setRequired = (alert_approval: boolean) =>
    school.arrange((tx) => tx.updateTable('colleges').set({ alert_approval }).execute());
  await setRequired(true);
  const body = { ...notice, ...drill, mode: 'real', pin: approvalPin };
  const { data } = await school.call('createNotification', { token: await school.as(starter), body });
  await setRequired(false);
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
