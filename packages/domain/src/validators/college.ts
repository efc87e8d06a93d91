import { array, boolean, mixed, number, object, string } from 'yup';
import { languages } from '../generated/languages.ts';
import { collegeWriteLimits, labelWriteLimits } from '../generated/limits.ts';
import type { CollegeSetting, Language } from '../generated/types.gen.ts';
import { email, phone, phoneExtension } from './contactFields.ts';
import { isZone } from './place.ts';
import { line, requiredLine } from './text.ts';
import { message } from './validateWith.ts';

const corners: CollegeSetting['corners'][] = ['sharp', 'soft', 'round'];

/** Any sRGB colour, with three or six digits. */
const colour = () =>
  string()
    .trim()
    .required(message('validation.color.format'))
    .test(
      'format',
      message('validation.color.format'),
      (text) => !text || /^#(?:[0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$/.test(text),
    );

/** The name of a grade or course. */
export const label = object({ name: requiredLine(labelWriteLimits.name, message('validation.required')) });

/** Rules of the college's record; pictures have a separate form. */
export const college = object({
  name: requiredLine(collegeWriteLimits.name, message('validation.required')),
  short_name: requiredLine(collegeWriteLimits.short_name, message('validation.required')),
  acronym: requiredLine(collegeWriteLimits.acronym, message('validation.required')),
  address: line(collegeWriteLimits.address).nullable().default(null),
  commune_id: string()
    .nullable()
    .default(null)
    .test('id', message('validation.required'), (text) => !text || /^[0-9]{5}$/.test(text))
    .transform((text: string | null) => text || null),
  email: email().default(null),
  phone: phone().default(null),
  phone_extension: phoneExtension().default(null),
  have_advertising: boolean().default(false),
  show_onboarding: boolean().default(false),
  app_status_publishing: number()
    .default(0)
    .integer(message('validation.required'))
    .min(0, message('validation.required'))
    .max(
      collegeWriteLimits.app_status_publishing,
      message('validation.tooMany', { max: collegeWriteLimits.app_status_publishing }),
    ),
  setting: object({
    theme_color: colour(),
    corners: mixed<CollegeSetting['corners']>()
      .required(message('validation.required'))
      .oneOf(corners, message('validation.required')),
    language: mixed<Language>()
      .required(message('validation.language.required'))
      .oneOf(languages, message('validation.language.required'))
      .test('offered', message('validation.language.offered'), (language, { parent }) => {
        const offered = (parent as { languages?: unknown }).languages;
        return !language || !Array.isArray(offered) || offered.includes(language);
      }),
    languages: array()
      .of(mixed<Language>().required(message('validation.language.required')).oneOf(languages))
      .required(message('validation.language.required'))
      .min(1, message('validation.language.required'))
      .test(
        'once',
        message('validation.language.required'),
        (list) => new Set(list ?? []).size === (list ?? []).length,
      ),
    timezone: string()
      .required(message('validation.required'))
      .test('zone', message('validation.zone.unknown'), (text) => !text || isZone(text)),
    sign_up_open: boolean().default(false),
    alert_approval: boolean().default(false),
  }),
});
