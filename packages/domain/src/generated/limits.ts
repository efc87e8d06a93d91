// Written by generate.ts from contract/. Change the contract, then run `pnpm generate`.

export const loginLimits = {
  email: 254,
  rut: 40,
  passport: 40,
  password: 256,
  device_name: 120,
} as const;

export const passwordResetRequestLimits = {
  email: 254,
} as const;

export const passwordResetLimits = {
  token: 200,
  email: 254,
  password: 256,
  password_confirmation: 256,
} as const;

export const registrationLimits = {
  name: 100,
  first_lastname: 100,
  second_lastname: 100,
  email: 254,
  password: 256,
  password_confirmation: 256,
} as const;

export const signUpConfirmationLimits = {
  token: 200,
  password: 256,
} as const;

export const profileUpdateLimits = {
  name: 100,
  first_lastname: 100,
  second_lastname: 100,
  email: 254,
  rut: 40,
  phone: 16,
  birthdate: 10,
  current_password: 256,
} as const;

export const passwordUpdateLimits = {
  current_password: 256,
  password: 256,
  password_confirmation: 256,
} as const;

export const ownPinUpdateLimits = {
  pin: 6,
  current_password: 256,
} as const;

export const pushSubscriptionWriteLimits = {
  endpoint: 2000,
} as const;

export const revocationLimits = {
  digest: 64,
} as const;

export const collegeByDomainLimits = {
  domain: 253,
} as const;

export const notificationWriteLimits = {
  title: 120,
  content: 2000,
  confirm_by: 10,
  place_ids: 50,
  hold_seconds: 10,
  pin: 6,
} as const;

export const acknowledgementLimits = {
  location: 120,
  note: 500,
  seconds_ago: 604800,
} as const;

export const followUpLimits = {
  content: 2000,
} as const;

export const emergencyEndLimits = {
  content: 2000,
  pin: 6,
} as const;

export const approvalConfirmationLimits = {
  pin: 6,
} as const;

export const approvalReasonLimits = {
  reason: 500,
} as const;

export const alertTemplateWriteLimits = {
  title: 120,
  content: 2000,
} as const;

export const labelWriteLimits = {
  name: 60,
} as const;

export const categoryWriteLimits = {
  name: 60,
  order: 10000,
} as const;

export const postWriteLimits = {
  title: 120,
  confirm_by: 10,
  attachment_ids: 10,
} as const;

export const templateWriteLimits = {
  name: 80,
} as const;

export const templateUpdateLimits = {
  name: 80,
} as const;

export const heartbeatsLimits = {
  visits: 100,
} as const;

export const userWriteLimits = {
  name: 100,
  first_lastname: 100,
  second_lastname: 100,
  email: 254,
  rut: 40,
  passport: 9,
  phone: 16,
  birthdate: 10,
  position: 120,
  role_ids: 20,
  place_ids: 500,
  grade_ids: 500,
  course_ids: 500,
} as const;

export const pinWriteLimits = {
  pin: 6,
} as const;

export const userRolesWriteLimits = {
  role_ids: 20,
} as const;

export const roleWriteLimits = {
  name: 60,
  permissions: 100,
} as const;

export const eventWriteLimits = {
  name: 120,
  description: 5000,
  address: 200,
  start: 40,
  end: 40,
  timezone: 64,
} as const;

export const calendarFeedWriteLimits = {
  name: 80,
  place_ids: 500,
  grade_ids: 500,
  course_ids: 500,
} as const;

export const calendarSettingsWriteLimits = {
  url: 500,
  username: 200,
  password: 256,
} as const;

export const conversationWriteLimits = {
  name: 80,
  description: 500,
  member_ids: 499,
} as const;

export const groupUpdateLimits = {
  name: 80,
  description: 500,
} as const;

export const membersWriteLimits = {
  user_ids: 500,
} as const;

export const messageWriteLimits = {
  client_id: 64,
  body: 4000,
  attachments: 10,
} as const;

export const readPointerLimits = {
  seq: 2147483647,
} as const;

export const unreadPointerLimits = {
  seq: 2147483647,
} as const;

export const messageUpdateLimits = {
  body: 4000,
} as const;

export const messageReportWriteLimits = {
  note: 500,
} as const;

export const messageReportHandlingWriteLimits = {
  note: 500,
} as const;

export const documentUploadLimits = {
  title: 120,
} as const;

export const documentWriteLimits = {
  title: 120,
} as const;

export const placeWriteLimits = {
  name: 80,
  code: 10,
  address: 200,
  commune_id: 5,
  lat: 90,
  lng: 180,
  timezone: 60,
  phone: 16,
  phone_extension: 8,
  email: 254,
  hours: 28,
} as const;

export const contactWriteLimits = {
  name: 100,
  first_lastname: 100,
  second_lastname: 100,
  organisation: 100,
  position: 100,
  category: 100,
  emails: 10,
  phones: 10,
  address: 200,
  commune_id: 5,
  place_ids: 50,
  notes: 2000,
} as const;

export const collegeWriteLimits = {
  name: 120,
  short_name: 40,
  acronym: 12,
  address: 200,
  commune_id: 5,
  email: 254,
  phone: 16,
  phone_extension: 8,
  app_status_publishing: 9999,
} as const;

export const smtpSettingsWriteLimits = {
  host: 253,
  port: 65535,
  username: 200,
  password: 256,
  current_password: 256,
  from_name: 100,
  from_address: 254,
  reply_to: 254,
} as const;

export const smtpTestRequestLimits = {
  to: 254,
} as const;
