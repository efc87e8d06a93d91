import { parseRut } from '@school/domain/rut';
import { newId } from '../../newId.ts';
import { authenticate } from '../../plugins/auth.ts';
import { type Early, type Handlers, prepared } from '../../plugins/contract/handler.ts';
import { avatarFrom } from '../../plugins/pictures.ts';
import { type FieldErrors, invalid } from '../../plugins/refusal.ts';
import { changeProfile, type ProfileChange, setAvatar, takenFields } from './accounts.queries.ts';
import { presentUser } from './accounts.present.ts';

type Fields = Early<'updateProfile'>['body'];

const orNull = (text: string | undefined) => text?.trim() || null;

/** 30 February has the form of a date and is none. */
function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function changeFrom(fields: Fields, now: Date): ProfileChange {
  const errors: FieldErrors = {};
  const rut = orNull(fields.rut);
  const parsed = rut ? parseRut(rut) : null;
  if (rut && !parsed) errors.rut = ['The rut field must be a valid RUT.'];
  const birthdate = orNull(fields.birthdate);
  if (
    birthdate &&
    (!isDay(birthdate) || birthdate > now.toISOString().slice(0, 10) || birthdate < '1900-01-01')
  ) {
    errors.birthdate = ['The birthdate field must be a valid date in the past.'];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return {
    name: fields.name.trim(),
    first_lastname: fields.first_lastname.trim(),
    second_lastname: orNull(fields.second_lastname),
    email: fields.email.toLowerCase(),
    rut_number: parsed?.number ?? null,
    rut_digit: parsed?.checkDigit ?? null,
    phone: orNull(fields.phone),
    birthdate,
  };
}

function refuseTaken({ email, rut }: { email: boolean; rut: boolean }): void {
  if (!email && !rut) return;
  throw invalid({
    ...(email ? { email: ['The email has already been taken.'] } : {}),
    ...(rut ? { rut: ['The rut has already been taken.'] } : {}),
  });
}

export const profileHandlers = {
  updateProfile: prepared(
    async ({ body, now }) => {
      const change = changeFrom(body, now);
      const file = body.avatar as unknown as Buffer | undefined;
      return { change, picture: file && file.length > 0 ? await avatarFrom(file) : undefined };
    },
    async ({ tenant, college, person, now, authorization }, { change, picture }) => {
      refuseTaken(await takenFields(tenant, person.id, change));
      await changeProfile(tenant, college.id, person.id, change, now);
      const avatar = { college_id: college.id, id: newId(now), user_id: person.id, created_at: now };
      if (picture) await setAvatar(tenant, { ...avatar, content: picture });
      return { status: 200, body: { data: presentUser(await authenticate(tenant, authorization, now)) } };
    },
  ),
} satisfies Partial<Handlers>;
