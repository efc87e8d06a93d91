import { newId } from '../../newId.ts';
import { authenticate } from '../../plugins/auth.ts';
import { type Handlers, prepared } from '../../plugins/contract/handler.ts';
import { avatarFrom } from '../../plugins/pictures.ts';
import { changeProfile, removeAvatar, setAvatar, takenFields } from './accounts.queries.ts';
import { queueAccountLetter } from '../../mail/outbox.ts';
import { isOwnPassword, wrongPassword } from './ownPassword.ts';
import { presentUser } from './accounts.present.ts';
import { personFields, refuseTaken } from './personFields.ts';

export const profileHandlers = {
  updateProfile: prepared(
    async (early) => {
      const { body, now, person } = early;
      const change = personFields(body, now);
      const needsPassword = change.email !== person.email;
      const confirmed = !needsPassword || (await isOwnPassword(early, body.current_password ?? ''));
      const file = body.avatar as unknown as Buffer | undefined;
      const picture = file && file.length > 0 ? await avatarFrom(file) : undefined;
      return { change, picture, removes: body.remove_avatar === '1', confirmed };
    },
    async (context, { change, picture, removes, confirmed }) => {
      const { tenant, college, person, now, authorization } = context;
      // The address is where a new password would be sent.
      if (!confirmed) throw wrongPassword();
      const taken = await takenFields(tenant, person.id, change);
      await refuseTaken(taken, () => changeProfile(tenant, college.id, person.id, change, now));
      const avatar = { college_id: college.id, id: newId(now), user_id: person.id, created_at: now };
      if (picture) await setAvatar(tenant, { ...avatar, content: picture });
      else if (removes) await removeAvatar(tenant, college.id, person.id);
      if (change.email !== person.email) queueAccountLetter(context, 'emailChanged', person);
      return { status: 200, body: { data: presentUser(await authenticate(tenant, authorization, now)) } };
    },
  ),
} satisfies Partial<Handlers>;
