import type { CollegeSettingWrite, CollegeWrite } from '@school/domain';
import type { NewRow, Row } from '../../database/schema.ts';
import type { AuditFields } from '../../journal/auditFields.ts';
import { invalid } from '../../httpError.ts';
import { orNull } from '../accounts/personFields.ts';
import { findCommune } from '../communes.ts';
import { extensionProblem, phoneColumns } from '../phoneExtension.ts';
import { isZone } from '../zones.ts';

/** Normalizes a colour, `#abc` → `#AABBCC`, so that equal colours compare equal. */
function sixDigits(colour: string): string {
  const digits = colour.slice(1).toUpperCase();
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
}

/**
 * Converts the form's input to columns.
 *
 * @param before The stored columns.
 * @throws HttpError 422
 */
export function collegeFields(
  { setting, ...input }: CollegeWrite,
  before: Row<'colleges'>,
): Partial<NewRow<'colleges'>> {
  const { language, languages, timezone, corners, sign_up_open, alert_approval } = setting;
  const errors = extensionProblem(input);
  if (input.commune_id && !findCommune(input.commune_id))
    errors.commune_id = ['The selected commune is unknown.'];
  if (!languages.includes(language))
    errors['setting.language'] = ['The first language must be one of those offered.'];
  if (!isZone(timezone)) errors['setting.timezone'] = ['The timezone field must be an IANA time zone.'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const { have_advertising, show_onboarding, app_status_publishing } = input;
  return {
    name: input.name.trim(),
    short_name: input.short_name.trim(),
    acronym: input.acronym.trim(),
    address: orNull(input.address),
    commune_id: input.commune_id,
    email: input.email?.toLowerCase() ?? null,
    ...phoneColumns(input, before),
    have_advertising,
    show_onboarding,
    app_status_publishing,
    theme_color: sixDigits(setting.theme_color),
    corners,
    language,
    languages,
    timezone,
    sign_up_open,
    alert_approval,
  };
}

type CollegeFields = Omit<Row<'colleges'>, 'id' | 'slug' | 'media_folder' | 'version' | 'created_at'>;

/** Returns the fields of the record that the audit stores. */
export function toAuditRecord(row: CollegeFields): Record<string, unknown> {
  const { name, short_name, acronym, address, commune_id, email, phone, phone_extension, image } = row;
  const { image_menu, image_splash, have_advertising, show_onboarding, app_status_publishing } = row;
  const { theme_color, corners, language, languages, timezone, sign_up_open, alert_approval } = row;
  return {
    name,
    short_name,
    acronym,
    address,
    commune_id,
    email,
    phone,
    phone_extension,
    image,
    image_menu,
    image_splash,
    have_advertising,
    show_onboarding,
    app_status_publishing,
    theme_color,
    corners,
    language,
    languages,
    timezone,
    sign_up_open,
    alert_approval,
  } satisfies AuditFields<CollegeWrite, 'setting'> & AuditFields<CollegeSettingWrite>;
}
