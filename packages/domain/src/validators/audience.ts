import { array, mixed, string } from 'yup';
import type { AudienceWrite } from '../generated/types.gen.ts';
import { message } from './validateWith.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** An id, or nothing chosen. */
export const isIdOrNothing = (id: string | null | undefined) => !id || uuid.test(id);

/** A list of chosen ids. */
export const ids = () =>
  array()
    .of(
      string()
        .required(message('validation.required'))
        .test('id', message('validation.required'), isIdOrNothing),
    )
    .test('count', message('validation.tooMany', { max: 500 }), (list) => (list?.length ?? 0) <= 500)
    .test('unique', message('validation.required'), (list) => new Set(list).size === (list?.length ?? 0));

/** The fields of an audience, each right in itself. */
export const audienceFields = {
  scope: mixed<AudienceWrite['scope']>()
    .required(message('validation.required'))
    .oneOf(['all', 'restricted'], message('validation.required')),
  place_ids: ids(),
  grade_ids: ids(),
  course_ids: ids(),
  role_ids: ids(),
  user_ids: ids(),
  exclude_user_ids: ids(),
};
