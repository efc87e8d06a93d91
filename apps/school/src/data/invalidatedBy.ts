import type { OperationId, StreamEvent } from '@school/domain';

const notifications: readonly OperationId[] = [
  'listNotifications',
  'countUnreadNotifications',
  'getNotification',
  'listManagedNotifications',
  'listNotificationRecipients',
];
const confirmations: readonly OperationId[] = ['listPendingConfirmations', 'listReceipts'];
/* The list of ongoing emergencies applies these events itself. */
const board: readonly OperationId[] = [...notifications, 'getNotificationBoard'];
const conversations: readonly OperationId[] = ['listConversations', 'getConversation', 'countUnreadMessages'];
const messages: readonly OperationId[] = [...conversations, 'listAttachments'];

type Kind = Extract<StreamEvent, { kind: 'record.changed' | 'records.changed' }>['data']['record'];

const records: Record<Kind, readonly OperationId[]> = {
  post: ['listPosts', 'getPost', 'getPostStatistics', 'getReachStatistics', ...confirmations],
  event: ['listEvents', 'getEvent'],
  notification: [...notifications, 'getNotificationBoard', 'getReachStatistics'],
  document: ['listDocuments', 'getDocument', 'getDocumentStatistics'],
  contact: ['listContacts', 'getContact'],
  // The college of the host contains its places.
  place: ['findCollegeByDomain', 'listPlaces', 'getPlace', 'listEvents', 'getEvent'],
  // A suspended person is not online, and can read no messages.
  user: ['listUsers', 'getUser', 'listRoles', 'getConversation', 'listOnlineMembers'],
  role: ['listRoles', 'getRole', 'listUsers', 'getUser', 'listMessagingRules'],
  college: ['getCollege', 'listMessagingRules', 'getMessageRetention'],
  grade: ['listGrades'],
  course: ['listCourses'],
  post_category: ['listPostCategories', 'listPosts', 'getPost'],
  document_category: ['listDocumentCategories', 'listDocuments', 'getDocument'],
  message_report: ['listMessageReports', 'getMessageReport'],
};

const reads: Partial<Record<StreamEvent['kind'], readonly OperationId[]>> = {
  // Also sent when a grade or course is renamed. The college of the host is fetched by the check of the visit.
  'college.updated': [
    'findCollegeByDomain',
    'getCollege',
    'listGrades',
    'listCourses',
    'listPosts',
    'getPost',
  ],
  'notification.created': [...notifications, 'listPendingConfirmations'],
  'emergency.started': board,
  'emergency.updated': board,
  'emergency.ended': board,
  // The board applies the answer itself.
  'emergency.acknowledged': notifications,
  'emergency.approval': [
    'listApprovalRequests',
    'getNotification',
    'listManagedNotifications',
    'getNotificationBoard',
  ],
  'emergency.reminded': ['getNotificationBoard'],
  'message.created': messages,
  'message.updated': conversations,
  'message.deleted': messages,
  // An open conversation applies it itself; lists show no reactions.
  'message.reacted': [],
  'conversation.read': conversations,
  // The messenger applies it itself.
  'conversation.received': [],
  'conversation.unread': conversations,
  'conversation.settings': conversations,
  'conversation.updated': conversations,
  // Shown for some seconds, and stored nowhere.
  'conversation.typing': [],
  'receipt.confirmed': [...confirmations, 'listPosts', 'getPost', 'getReachStatistics', ...notifications],
  'sign_ups.changed': ['listUsers'],
};

/** @returns The queries that an event of the stream invalidates. */
export const invalidatedBy = (event: StreamEvent): readonly OperationId[] =>
  event.kind === 'record.changed' || event.kind === 'records.changed'
    ? records[event.data.record]
    : (reads[event.kind] ?? []);
