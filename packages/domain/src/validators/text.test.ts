import { describe, expect, test } from 'vitest';
import { contractAccepts } from '../testing/contractAccepts.ts';
import { id } from '../testing/rules.ts';
import {
  calendarSettings,
  college,
  contact,
  documentCategory,
  documentWrite,
  eventWrite,
  groupWrite,
  loginByEmail,
  loginByPassport,
  loginByRut,
  loginIdentifier,
  toLogin,
  notification,
  place,
  postDraft,
  profile,
  recover,
  resetPassword,
  signUp,
  smtpSettings,
  templateName,
  userWrite,
  validateWith,
  valuesToSend,
} from './validators.ts';

describe('C17: what names something exactly is validated and sent without invisible characters', () => {
  const copied = (text: string) => `\u200B${text.slice(0, 3)}\u2060${text.slice(3)}\uFEFF\u200E`;

  test.each([
    ['an e-mail address', loginByEmail, 'email', 'docente@aromos.example'],
    ['a RUT', loginByRut, 'rut', '12.345.678-5'],
    ['a passport', loginByPassport, 'passport', 'X1234567'],
    ['the address of a recovery', recover, 'email', 'docente@aromos.example'],
    ['a phone', profile, 'phone', '+56987654321'],
    ['a contact’s address', contact, 'emails', ['docente@aromos.example']],
    ['a mail server', smtpSettings, 'host', 'smtp.aromos.example'],
    ['its account', smtpSettings, 'username', 'correo@aromos.example'],
    ['a calendar', calendarSettings, 'url', 'https://cal.aromos.example/dav/'],
    ['its account', calendarSettings, 'username', 'agenda'],
  ] as const)('%s', (_, schema, field, right) => {
    const typed = typeof right === 'string' ? copied(right) : right.map(copied);
    expect(validateWith(schema, { [field]: typed })).not.toHaveProperty(field);
    expect(valuesToSend(schema, { [field]: typed })).toMatchObject({ [field]: right });
  });

  test('what is typed into the field of the sign-in', () => {
    const values = { identifier: copied('docente@aromos.example'), password: 'ocho8888' };
    expect(validateWith(loginIdentifier, values)).toEqual({});
    expect(toLogin(values)).toEqual({ email: 'docente@aromos.example', password: 'ocho8888' });
  });
});

describe('O4: a name or title with nothing to see is missing', () => {
  test.each([
    ['a person', userWrite, 'name', 'validation.required'],
    ['a sign-up', signUp, 'name', 'validation.name.required'],
    ['a post', postDraft, 'title', 'validation.title.required'],
    ['an event', eventWrite, 'name', 'validation.required'],
    ['a notification', notification, 'title', 'validation.title.required'],
    ['its text', notification, 'content', 'validation.required'],
    ['a document', documentWrite, 'title', 'validation.required'],
    ['a category', documentCategory, 'name', 'validation.required'],
    ['a place', place, 'name', 'validation.required'],
    ['a contact', contact, 'name', 'validation.required'],
    ['a group', groupWrite, 'name', 'validation.group.required'],
    ['a template', templateName, 'name', 'validation.required'],
    ['a school', college, 'name', 'validation.required'],
  ] as const)('%s', (_, schema, field, reason) => {
    for (const blank of ['\u200B', ' \u3164 ', '\u2800\uFE0F'])
      expect(validateWith(schema, { [field]: blank })).toMatchObject({ [field]: id(reason) });
  });
});

describe('N4: a person’s name has no web address and no turned text', () => {
  const named = { name: 'Ana', first_lastname: 'Soto', second_lastname: '', email: 'ana@correo.example' };
  const passwords = { password: 'ocho8888', password_confirmation: 'ocho8888' };
  test.each([
    ['Registration', signUp, { ...named, ...passwords }],
    ['ProfileUpdate', profile, { ...named, _method: 'PUT' }],
    ['UserWrite', userWrite, { ...named, status: 'pending', role_ids: [] }],
  ] as const)('%s', (contractName, schema, right) => {
    const rejected = [
      ['Premio: https://evil.example/p', 'validation.name.link'],
      ['Ana\u202Eanilorac', 'validation.characters'],
      ['Ana\u2066Soto', 'validation.characters'],
    ] as const;
    for (const field of ['name', 'first_lastname', 'second_lastname']) {
      for (const [text, reason] of rejected) {
        const written = { ...right, [field]: text };
        expect(validateWith(schema, written)).toEqual({ [field]: id(reason) });
        expect(contractAccepts(contractName, written), `${field} ${text}`).toBe(false);
      }
      for (const text of ['María José', 'O’Higgins', 'محمد', 'Ana: 2/3']) {
        const written = { ...right, [field]: text };
        expect(validateWith(schema, written)).toEqual({});
        expect(contractAccepts(contractName, written), `${field} ${text}`).toBe(true);
      }
    }
  });
});

test('C12: a new password and its repetition may come in two forms of Unicode, and count the same', () => {
  const [password, again] = ['contraseña é'.normalize('NFC'), 'contraseña é'.normalize('NFD')];
  const reset = { token: 't', email: 'a@b.cl', password, password_confirmation: again };
  expect(validateWith(resetPassword, reset)).toEqual({});
  const short = 'ééééé'.normalize('NFD');
  expect(validateWith(resetPassword, { ...reset, password: short, password_confirmation: short })).toEqual({
    password: id('validation.password.min', { min: 8 }),
  });
});
