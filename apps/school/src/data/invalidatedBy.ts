import type { OperationId, StreamEvent } from '@school/domain';

const notifications: readonly OperationId[] = [
  'listNotifications',
  'countUnreadNotifications',
  'getNotification',
  'listManagedNotifications',
  'listNotificationRecipients',
];
const answers: readonly OperationId[] = [...notifications, 'listOngoingEmergencies'];
const board: readonly OperationId[] = [...answers, 'getNotificationBoard'];
const conversations: readonly OperationId[] = ['listConversations', 'getConversation'];

const records: Record<
  Extract<StreamEvent, { kind: 'record.changed' }>['data']['record'],
  readonly OperationId[]
> = {
  post: ['listPosts', 'getPost'],
  event: ['listEvents', 'getEvent'],
  notification: ['listManagedNotifications', 'getNotification', 'getNotificationBoard'],
  document: ['listDocuments', 'getDocument'],
  contact: ['listContacts', 'getContact'],
  place: ['listPlaces', 'getPlace'],
  user: ['listUsers', 'getUser'],
  role: ['listRoles', 'getRole'],
  college: ['getCollege'],
  grade: ['listGrades'],
  course: ['listCourses'],
  post_category: ['listPostCategories'],
  document_category: ['listDocumentCategories'],
};

const reads: Partial<Record<StreamEvent['kind'], readonly OperationId[]>> = {
  // Also sent when a grade or course is renamed.
  'college.updated': ['getCollege', 'listGrades', 'listCourses', 'listPosts', 'getPost'],
  'notification.created': notifications,
  'emergency.started': board,
  'emergency.updated': board,
  'emergency.ended': board,
  // The board applies the answer itself.
  'emergency.acknowledged': answers,
  'emergency.reminded': ['listOngoingEmergencies', 'getNotificationBoard'],
  'message.created': conversations,
  'message.updated': conversations,
  'message.deleted': conversations,
  'conversation.read': conversations,
  'conversation.updated': conversations,
  'post.published': ['listPosts', 'getPost'],
  'sign_ups.changed': ['listUsers'],
};

/** @returns The queries that an event of the stream invalidates. */
export const invalidatedBy = (event: StreamEvent): readonly OperationId[] =>
  event.kind === 'record.changed' ? records[event.data.record] : (reads[event.kind] ?? []);
