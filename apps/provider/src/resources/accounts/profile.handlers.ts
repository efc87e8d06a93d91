import { newId } from '../../newId.ts';
import { authenticate } from '../../plugins/auth.ts';
import { type Handlers, prepared } from '../../plugins/contract/handler.ts';
import { avatarFrom } from '../../plugins/pictures.ts';
import { invalid } from '../../plugins/refusal.ts';
import { changeProfile, removeAvatar, setAvatar, takenFields } from './accounts.queries.ts';
import { presentUser } from './accounts.present.ts';
import { personFields, refuseTaken } from './personFields.ts';

/** Both at once are named, so that nobody corrects one only to be told of the other. */
function refuseKnown({ email, rut }: { email: boolean; rut: boolean }): void {
  if (!email && !rut) return;
  throw invalid({
    ...(email ? { email: ['The email has already been taken.'] } : {}),
    ...(rut ? { rut: ['The rut has already been taken.'] } : {}),
  });
}

export const profileHandlers = {
  updateProfile: prepared(
    async ({ body, now }) => {
      const change = personFields(body, now);
      const file = body.avatar as unknown as Buffer | undefined;
      const picture = file && file.length > 0 ? await avatarFrom(file) : undefined;
      return { change, picture, removes: body.remove_avatar === '1' };
    },
    async ({ tenant, college, person, now, authorization }, { change, picture, removes }) => {
      refuseKnown(await takenFields(tenant, person.id, change));
      await refuseTaken(changeProfile(tenant, college.id, person.id, change, now));
      const avatar = { college_id: college.id, id: newId(now), user_id: person.id, created_at: now };
      if (picture) await setAvatar(tenant, { ...avatar, content: picture });
      else if (removes) await removeAvatar(tenant, college.id, person.id);
      return { status: 200, body: { data: presentUser(await authenticate(tenant, authorization, now)) } };
    },
  ),
} satisfies Partial<Handlers>;
