import { countCharacters } from '@school/text';
import { array, mixed, object, string } from 'yup';
import {
  conversationWriteLimits,
  groupUpdateLimits,
  membersWriteLimits,
  messageWriteLimits,
} from '../generated/limits.ts';
import type { MemberRole } from '../generated/types.gen.ts';
import { attachmentIds } from './attachments.ts';
import { isId } from './ids.ts';
import { isVisible, requiredLine } from './text.ts';
import { message } from './validateWith.ts';

const nul = '\u0000';

/** Several lines, trimmed. */
const words = (max: number) =>
  string()
    .trim()
    .test('max', message('validation.tooLong', { max }), (text) => countCharacters(text ?? '') <= max)
    .test('characters', message('validation.characters'), (text) => !text?.includes(nul));

const required = message('validation.message.required');

/** Rules of a message: text, or files, or both; the device creates `client_id`. */
export const messageWrite = object({
  client_id: string()
    .required(message('validation.required'))
    .test('format', message('validation.characters'), (text) => !text || /^[A-Za-z0-9_-]{8,64}$/.test(text)),
  body: words(messageWriteLimits.body)
    .default('')
    .when('attachments', ([ids], body) =>
      Array.isArray(ids) && ids.length > 0
        ? body
        : body.required(required).test('visible', required, isVisible),
    ),
  attachments: attachmentIds(),
  reply_to_id: string()
    .nullable()
    .test('id', message('validation.required'), (id) => !id || isId(id))
    .transform((id: string | null) => id || null),
});

/** People who were chosen: at least one, and at most `max`. */
const people = (max: number) =>
  array()
    .of(string().required(message('validation.required')).test('id', message('validation.required'), isId))
    .required(message('validation.members.required'))
    .test('some', message('validation.members.required'), (ids) => (ids?.length ?? 0) > 0)
    .test('count', message('validation.tooMany', { max }), (ids) => (ids?.length ?? 0) <= max)
    .test(
      'unique',
      message('validation.members.required'),
      (ids) => new Set(ids).size === (ids?.length ?? 0),
    );

/** A conversation with one person. */
export const directWrite = object({
  kind: mixed<'direct'>().default('direct').oneOf(['direct'], message('validation.required')),
  user_id: string()
    .required(message('validation.members.required'))
    .test('id', message('validation.members.required'), (id) => !id || isId(id)),
});

/** Rules of a new group; its creator is always a member. */
export const groupWrite = object({
  kind: mixed<'group'>().default('group').oneOf(['group'], message('validation.required')),
  name: requiredLine(groupUpdateLimits.name, message('validation.group.required')),
  description: words(groupUpdateLimits.description),
  member_ids: people(conversationWriteLimits.member_ids),
});

/** People to add to a group, or their new role in it. */
export const membersWrite = object({
  user_ids: people(membersWriteLimits.user_ids),
  role: mixed<MemberRole>().oneOf(['owner', 'admin', 'member'], message('validation.required')),
});

/** The new text of a message. */
export const messageUpdate = object({
  body: words(messageWriteLimits.body).required(required).test('visible', required, isVisible),
});

/** Another name or description of a group. */
export const groupUpdate = object({
  name: requiredLine(groupUpdateLimits.name, message('validation.group.required')),
  description: words(groupUpdateLimits.description),
});
