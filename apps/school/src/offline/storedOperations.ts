import type { OperationId } from '@school/domain';

/** The reads whose answers stay on the device: lists and details that people read. The test names why others don't. */
export const storedOperations = [
  'countAudienceGroups',
  'getContact',
  'getConversation',
  'getCurrentUser',
  'getDocument',
  'getDocumentStatistics',
  'getEntryStatistics',
  'getEvent',
  'getNotification',
  'getPlace',
  'getPost',
  'getPostStatistics',
  'getReachStatistics',
  'getRole',
  'getTemplate',
  'getUser',
  'listAlertTemplates',
  'listAttachments',
  'listContacts',
  'listConversations',
  'listCourses',
  'listDocumentCategories',
  'listDocuments',
  'listEvents',
  'listGrades',
  'listManagedNotifications',
  'listMessages',
  'listNotificationRecipients',
  'listNotifications',
  'listPendingConfirmations',
  'listPlaces',
  'listPostCategories',
  'listPosts',
  'listReceipts',
  'listRoles',
  'listTemplates',
  'listUsers',
] as const satisfies readonly OperationId[];

const operations: ReadonlySet<string> = new Set(storedOperations);

/**
 * Whether the answer of a request stays on the device. A search doesn't: its words may be a RUT, and each typed letter would
 * be one more answer.
 */
export function isStorable(operationId: OperationId, input: unknown): boolean {
  const { query } = (input ?? {}) as { query?: { q?: string } };
  return operations.has(operationId) && !query?.q;
}
