import type { College, CollegeRecord } from '@school/domain';
import type { Row } from '../../database/schema.ts';
import { pictureUrl } from '../../http/media.ts';
import { findCommune } from '../communes.ts';

export type CollegeRow = Row<'colleges'> & { places: College['places'] };

/** Returns the public record of a college, for its landing page. */
export function presentCollege(row: CollegeRow): College {
  const { id, theme_color, corners, language, languages, timezone, sign_up_open, alert_approval } = row;
  return {
    id,
    name: row.name,
    short_name: row.short_name,
    slug: row.slug,
    acronym: row.acronym,
    address: row.address,
    commune: findCommune(row.commune_id),
    email: row.email,
    phone: row.phone,
    phone_extension: row.phone_extension,
    image: pictureUrl(row.image),
    image_menu: pictureUrl(row.image_menu),
    image_splash: pictureUrl(row.image_splash),
    have_advertising: row.have_advertising,
    show_onboarding: row.show_onboarding,
    app_status_publishing: row.app_status_publishing,
    setting: { id, theme_color, corners, language, languages, timezone, sign_up_open, alert_approval },
    places: row.places,
    created_at: row.created_at.toISOString(),
  };
}

/** Returns the record with its version, for those who may change it. */
export const presentRecord = (row: CollegeRow): CollegeRecord => ({
  ...presentCollege(row),
  version: row.version,
});
