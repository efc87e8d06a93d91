/** Paths after sign-in that together show every screen but those of a single record. */
export const protectedPaths = [
  '/app',
  '/blog',
  '/blog/new-post',
  '/users',
  '/users/new',
  '/users/roles',
  '/users/roles/new',
  '/admin/statistics',
  '/admin/audit',
  '/admin/school',
  '/admin/school?edit=1',
  '/admin/integrations',
  '/admin/integrations/smtp',
  '/admin/integrations/calendar',
  '/events',
  '/events?view=agenda',
  '/events/new-event',
  '/events/feeds',
  '/documentos',
  '/documentos/new-document',
  '/documentos/document-categories',
  '/college-notifications',
  '/college-notifications/new-notification',
  '/notifications',
  '/admin/contacts',
  '/admin/contacts/create',
  '/admin/places',
  '/admin/places/create',
] as const;

/** Lists whose first link opens a record, one for each kind of record that has a screen. */
export const listPaths: readonly string[] = ['/blog', '/users', '/users/roles', '/documentos'];
