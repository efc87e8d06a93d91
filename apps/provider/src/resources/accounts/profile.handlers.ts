import { recordsChanged } from '../../journal/events.ts';
import { newId } from '../../newId.ts';
import { authenticate } from '../../security/auth.ts';
import { type Context, type Handlers, prepared } from '../../http/contract/handler.ts';
import { avatarFrom } from '../pictures.ts';
import {
  changeProfile,
  dismissIntroduction,
  removeAvatar,
  setAvatar,
  takenFields,
  withdrawLink,
} from './accounts.queries.ts';
import { rejectStale } from '../../httpError.ts';
import { versionHeader } from '../../http/contract/versionHeader.ts';
import { queueAccountEmail } from '../../mail/outbox.ts';
import { isOwnPassword, wrongPassword } from './ownPassword.ts';
import { presentUser } from './accounts.present.ts';
import { personFields, rejectTaken } from './personFields.ts';

/** Ends what the old address could still do: a link in its mailbox must not open the account. */
async function leaveAddress(context: Context<'updateProfile'>): Promise<void> {
  const { tx, college, person } = context;
  await withdrawLink(tx, { college_id: college.id, id: person.id });
  queueAccountEmail(context, 'emailChanged', person);
}

export const profileHandlers = {
  updateProfile: prepared(
    async (context) => {
      const { body, now, person } = context;
      const { rut_number, rut_digit, ...fields } = personFields(body, now);
      const change = { ...fields, ...(body.rut !== undefined && { rut_number, rut_digit }) };
      const needsPassword = change.email !== person.email;
      const confirmed =
        !needsPassword || (await isOwnPassword(context, 'updateProfile', body.current_password ?? ''));
      const file = body.avatar as unknown as Buffer | undefined;
      const picture = file && file.length > 0 ? await avatarFrom(file) : undefined;
      return { change, picture, removes: body.remove_avatar === '1', confirmed };
    },
    async (context, { change, picture, removes, confirmed }) => {
      const { tx, college, person, now, authorization, version, publish } = context;
      rejectStale(version, person);
      // The e-mail address receives password resets, so changing it needs the password.
      if (!confirmed) throw wrongPassword();
      const fieldsInUse = await takenFields(tx, person.id, change);
      const key = { college_id: college.id, id: person.id, version };
      const isChanged = await rejectTaken(fieldsInUse, () => changeProfile(tx, key, change, now));
      // Another request has changed the record since this one read it.
      if (!isChanged) rejectStale(version, { version: person.version + 1 });
      const avatar = { college_id: college.id, id: newId(now), user_id: person.id, created_at: now };
      if (picture) await setAvatar(tx, { ...avatar, content: picture });
      else if (removes) await removeAvatar(tx, college.id, person.id);
      if (change.email !== person.email) await leaveAddress(context);
      publish(recordsChanged('user'));
      const current = await authenticate(tx, authorization, now);
      return { status: 200, headers: versionHeader(current), body: { data: presentUser(current) } };
    },
  ),

  markIntroductionSeen: async ({ tx, college, person }) => {
    await dismissIntroduction(tx, { college_id: college.id, id: person.id });
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
