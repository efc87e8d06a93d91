// Written by generate.ts from contract/. Change the contract, then run `pnpm generate`.

export const listNotificationsDefaults = {
  limit: 30,
} as const;

export const listManagedNotificationsDefaults = {
  page: 1,
  per_page: 15,
} as const;

export const listNotificationRecipientsDefaults = {
  page: 1,
  per_page: 15,
} as const;

export const searchAudienceDefaults = {
  page: 1,
  per_page: 15,
} as const;

export const listPostsDefaults = {
  page: 1,
  per_page: 15,
  sort: '-published_at',
} as const;

export const listReceiptsDefaults = {
  page: 1,
  per_page: 15,
} as const;

export const listUsersDefaults = {
  page: 1,
  per_page: 15,
  sort: 'name',
} as const;

export const listAuditDefaults = {
  limit: 30,
} as const;

export const listEventsDefaults = {
  page: 1,
  per_page: 15,
  sort: 'start',
} as const;

export const listConversationsDefaults = {
  archived: false,
  page: 1,
  per_page: 15,
} as const;

export const listMessagesDefaults = {
  limit: 30,
} as const;

export const searchMessagesDefaults = {
  limit: 30,
} as const;

export const listMessageReportsDefaults = {
  page: 1,
  per_page: 15,
} as const;

export const listDocumentsDefaults = {
  page: 1,
  per_page: 15,
  sort: '-created_at',
} as const;

export const listPlacesDefaults = {
  page: 1,
  per_page: 15,
  sort: 'main',
} as const;

export const listContactsDefaults = {
  page: 1,
  per_page: 15,
  sort: 'name',
} as const;

export const listAttachmentsDefaults = {
  page: 1,
  per_page: 15,
} as const;
