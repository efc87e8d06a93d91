import { createClient, type FieldErrors, publicOperations } from '@school/domain';
import { findCommunes } from '@school/domain/communes';
import { formatRut, parseRut } from '@school/domain/rut';
import { loginByEmail, validateWith, valuesToSend } from '@school/domain/validators';

const client = createClient({
  operations: publicOperations,
  fetch: (url, init) => fetch(url, init),
  token: () => null,
  log: console,
});

/** Sends a valid login, and returns the errors of an invalid one. */
export const signIn = async (values: unknown): Promise<FieldErrors | string> => {
  const errors = validateWith(loginByEmail, values);
  if (Object.keys(errors).length > 0) return errors;
  const login = valuesToSend(loginByEmail, values);
  const email: string = login.email;
  // @ts-expect-error -- a login by e-mail has no RUT
  void login.rut;
  const answer = await client.call('login', { body: { email, password: login.password } });
  return !answer.unexpected && answer.status === 200 ? answer.data.token : {};
};

export const names = [findCommunes('ñuñoa')[0]?.name, formatRut(parseRut('111111111') ?? '')];
