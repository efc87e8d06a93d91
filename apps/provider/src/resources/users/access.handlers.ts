import { isTrivialPin } from '@school/domain';
import { queueAccountEmail } from '../../mail/outbox.ts';
import { type Handlers, prepared } from '../../http/contract/handler.ts';
import { invalid } from '../../httpError.ts';
import { newSecret } from '../../security/secret.ts';
import { setPassword } from '../accounts/accounts.queries.ts';
import { publishEnded } from '../accounts/endedSessions.ts';
import { isPinOfPerson } from './pins.ts';
import { editRoles, lockEditableMember, queuePasswordLink } from './users.commands.ts';
import { isInvited } from './users.policy.ts';
import { memberResponse, toUserSubject } from './users.present.ts';
import { changeSecrets } from './users.queries.ts';

/** Handlers for passwords, PINs and roles of other people. */
export const accessHandlers = {
  // The old password may be compromised, so it ends at once, not when the new one is set.
  resetUserPassword: prepared(
    ({ services }) => services.passwords.hash(newSecret().secret),
    async (context, hash) => {
      const { tx, audit, publish } = context;
      const { member } = await lockEditableMember(context, 'reset');
      if (member.status !== 'active')
        throw invalid({ status: ['Only an active person can get a new password.'] });
      const ended = await setPassword(tx, { ...member, hash });
      publishEnded(publish, member.id, 'password_reset', ended);
      queuePasswordLink(context, member);
      audit({ subject: toUserSubject(member) });
      return { status: 204 };
    },
  ),

  sendInvitation: prepared(
    ({ college, path, services }) => services.limits.hit('invitationAccount', `${college.id}:${path.id}`),
    async (context) => {
      const { member } = await lockEditableMember(context, 'reset');
      if (!isInvited(member)) throw invalid({ status: ['This person has already chosen a password.'] });
      queuePasswordLink(context, member);
      context.audit({ subject: toUserSubject(member) });
      return { status: 204 };
    },
  ),

  setUserPin: prepared(
    ({ body, services }) => {
      if (isTrivialPin(body.pin)) throw invalid({ pin: ['The PIN is too easy to guess.'] });
      return services.passwords.hash(body.pin);
    },
    async (context, pin_hash) => {
      const { member } = await lockEditableMember(context, 'reset');
      if (isPinOfPerson(context.body.pin, member)) throw invalid({ pin: ['The PIN is too easy to guess.'] });
      await changeSecrets(context.tx, member, { pin_hash, failed_pin_attempts: 0, pin_locked_until: null });
      const before = { has_pin: member.has_pin };
      context.audit({ subject: toUserSubject(member), before, after: { has_pin: true } });
      queueAccountEmail(context, 'pinSet', member);
      return { status: 204 };
    },
  ),

  deleteUserPin: async (context) => {
    const { member } = await lockEditableMember(context, 'reset');
    if (!member.has_pin) return { status: 204 };
    await changeSecrets(context.tx, member, {
      pin_hash: null,
      failed_pin_attempts: 0,
      pin_locked_until: null,
    });
    const [before, after] = [{ has_pin: true }, { has_pin: false }];
    context.audit({ subject: toUserSubject(member), before, after });
    queueAccountEmail(context, 'pinRemoved', member);
    return { status: 204 };
  },

  setUserRoles: async (context) => {
    const { member, roles } = await editRoles(context);
    return { status: 200, ...memberResponse(member, roles, context.person) };
  },
} satisfies Partial<Handlers>;
