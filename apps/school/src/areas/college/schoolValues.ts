import type { CollegeRecord, InputOf } from '@school/domain';

type Setting = CollegeRecord['setting'];

/** Form values of the school's record. */
export type SchoolValues = {
  name: string;
  shortName: string;
  acronym: string;
  address: string;
  commune: string;
  email: string;
  phone: string;
  color: string;
  corners: Setting['corners'];
  language: Setting['language'];
  languages: Setting['languages'];
  timezone: string;
  signUpOpen: boolean;
  showOnboarding: boolean;
  haveAdvertising: boolean;
  published: boolean;
  /** The app status that the mobile app reads, as stored; above 0 the app is published. */
  appStatus: number;
};

/** Converts the record to form values. */
export const valuesOf = (school: CollegeRecord): SchoolValues => ({
  name: school.name,
  shortName: school.short_name,
  acronym: school.acronym,
  address: school.address ?? '',
  commune: school.commune?.id ?? '',
  email: school.email ?? '',
  phone: school.phone ?? '',
  color: school.setting.theme_color,
  corners: school.setting.corners,
  language: school.setting.language,
  languages: [...school.setting.languages],
  timezone: school.setting.timezone,
  signUpOpen: school.setting.sign_up_open,
  showOnboarding: school.show_onboarding,
  haveAdvertising: school.have_advertising,
  published: school.app_status_publishing > 0,
  appStatus: school.app_status_publishing,
});

/** Converts form values to the request body; empty values clear the field. */
export const writeOf = (values: SchoolValues): InputOf<'updateCollege'>['body'] => ({
  name: values.name.trim(),
  short_name: values.shortName.trim(),
  acronym: values.acronym.trim(),
  address: values.address.trim() || null,
  commune_id: values.commune || null,
  email: values.email.trim() || null,
  // People type phone numbers with separators.
  phone: values.phone.replaceAll(/[\s().-]/g, '') || null,
  have_advertising: values.haveAdvertising,
  show_onboarding: values.showOnboarding,
  app_status_publishing: values.published ? Math.max(1, values.appStatus) : 0,
  setting: {
    theme_color: values.color.trim(),
    corners: values.corners,
    language: values.language,
    languages: values.languages,
    timezone: values.timezone,
    sign_up_open: values.signUpOpen,
  },
});

/** Maps field names of the API to those of the form. */
export const schoolFieldNames: Record<string, string> = {
  short_name: 'shortName',
  commune_id: 'commune',
  have_advertising: 'haveAdvertising',
  show_onboarding: 'showOnboarding',
  app_status_publishing: 'published',
  'setting.theme_color': 'color',
  'setting.corners': 'corners',
  'setting.language': 'language',
  'setting.languages': 'languages',
  'setting.timezone': 'timezone',
  'setting.sign_up_open': 'signUpOpen',
};
