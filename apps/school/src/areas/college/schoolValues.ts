import { type CollegeRecord, fullPhoneText, type InputOf } from '@school/domain';
import type { CompareTools, ComparedFormFields } from '../../forms/fields.ts';
import { languageName } from '../../intl/messages.ts';
import type { CompleteWrite } from '../../forms/completeWrite.ts';

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
  phoneExtension: string;
  color: string;
  corners: Setting['corners'];
  language: Setting['language'];
  languages: Setting['languages'];
  timezone: string;
  signUpOpen: boolean;
  alertApproval: boolean;
  showOnboarding: boolean;
  haveAdvertising: boolean;
  published: boolean;
  /** The app status that the mobile app reads, as stored; above 0 the app is published. */
  appStatus: number;
};

/** Converts the record to form values. */
export const schoolToFormValues = (school: CollegeRecord): SchoolValues => ({
  name: school.name,
  shortName: school.short_name,
  acronym: school.acronym,
  address: school.address ?? '',
  commune: school.commune?.id ?? '',
  email: school.email ?? '',
  phone: school.phone ?? '',
  phoneExtension: school.phone_extension ?? '',
  color: school.setting.theme_color,
  corners: school.setting.corners,
  language: school.setting.language,
  languages: [...school.setting.languages],
  timezone: school.setting.timezone,
  signUpOpen: school.setting.sign_up_open,
  alertApproval: school.setting.alert_approval,
  showOnboarding: school.show_onboarding,
  haveAdvertising: school.have_advertising,
  published: school.app_status_publishing > 0,
  appStatus: school.app_status_publishing,
});

/** Converts form values to the request body; empty values clear the field. */
export const toSchoolRequest = (values: SchoolValues): CompleteWrite<InputOf<'updateCollege'>['body']> => ({
  name: values.name.trim(),
  short_name: values.shortName.trim(),
  acronym: values.acronym.trim(),
  address: values.address.trim() || null,
  commune_id: values.commune || null,
  email: values.email.trim() || null,
  phone: values.phone.trim() || null,
  phone_extension: values.phoneExtension.trim() || null,
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
    alert_approval: values.alertApproval,
  },
});

/** What the comparison texts of a school use. */
export type SchoolTools = { communeName(id: string): string };

const flagText =
  (name: 'signUpOpen' | 'alertApproval' | 'showOnboarding' | 'haveAdvertising' | 'published') =>
  (values: SchoolValues, { t }: CompareTools) =>
    t(values[name] ? 'school.yes' : 'school.no');

/** The fields of the school's record. */
export const schoolFields = {
  name: { label: 'school.form.name', rejected: 'validation.required', compared: true },
  shortName: {
    label: 'school.form.shortName',
    requestField: 'short_name',
    rejected: 'validation.required',
    compared: true,
  },
  acronym: { label: 'school.form.acronym', rejected: 'validation.required', compared: true },
  address: { label: 'school.form.address', compared: true },
  commune: {
    label: 'school.form.commune',
    requestField: 'commune_id',
    compared: ({ commune }, { communeName }) => communeName(commune),
  },
  email: { label: 'school.form.email', rejected: 'validation.email.format', compared: true },
  phone: {
    label: 'school.form.phone',
    rejected: 'validation.phone.callable',
    compared: ({ phone, phoneExtension }, { t }) => fullPhoneText(t, phone, phoneExtension),
  },
  phoneExtension: {
    label: 'phones.extension',
    requestField: 'phone_extension',
    partOf: 'phone',
    compared: false,
  },
  color: {
    label: 'school.form.color',
    requestField: 'setting.theme_color',
    rejected: 'validation.color.format',
    compared: true,
  },
  corners: {
    label: 'school.form.corners',
    requestField: 'setting.corners',
    compared: ({ corners }, { t }) => t(`school.corners.${corners}`),
  },
  languages: {
    label: 'school.form.offered',
    requestField: 'setting.languages',
    rejected: 'validation.language.required',
    compared: (values, { intl }) => intl.formatList(values.languages.map(languageName)),
  },
  language: {
    label: 'school.form.language',
    requestField: 'setting.language',
    rejected: 'validation.language.offered',
    compared: ({ language }) => languageName(language),
  },
  timezone: {
    label: 'school.form.timezone',
    requestField: 'setting.timezone',
    rejected: 'validation.zone.unknown',
    compared: true,
  },
  signUpOpen: {
    label: 'school.form.signUp',
    requestField: 'setting.sign_up_open',
    compared: flagText('signUpOpen'),
  },
  alertApproval: {
    label: 'school.form.alertApproval',
    requestField: 'setting.alert_approval',
    compared: flagText('alertApproval'),
  },
  showOnboarding: {
    label: 'school.form.onboarding',
    requestField: 'show_onboarding',
    compared: flagText('showOnboarding'),
  },
  haveAdvertising: {
    label: 'school.form.advertising',
    requestField: 'have_advertising',
    compared: flagText('haveAdvertising'),
  },
  published: {
    label: 'school.form.published',
    requestField: 'app_status_publishing',
    compared: flagText('published'),
  },
  appStatus: {},
} as const satisfies ComparedFormFields<SchoolValues, SchoolTools>;
