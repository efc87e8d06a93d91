import type { OperationId, StreamEvent } from '@school/domain';

type Queries = readonly OperationId[];
type ReadPrefix = 'count' | 'download' | 'export' | 'get' | 'list' | 'open' | 'read' | 'search';

/** The operations that read nothing. */
type WriteId = Exclude<OperationId, `${ReadPrefix}${string}`>;

type RecordEvent = Extract<StreamEvent, { kind: 'record.changed' | 'records.changed' }>;
type RecordKind = RecordEvent['data']['record'] | 'conversation' | 'message';

const receipts: Queries = ['listPendingConfirmations', 'listReceipts'];
const notifications: Queries = [
  'listNotifications',
  'countUnreadNotifications',
  'getNotification',
  'listManagedNotifications',
  'listNotificationRecipients',
];
const conversations: Queries = ['listConversations', 'getConversation', 'countUnreadMessages'];

/**
 * The queries that show the records of a kind, and those that events of this kind invalidate besides: the screen that
 * writes shows none of them.
 */
const queriesByRecord: Record<RecordKind, { shown: Queries; besides?: Queries }> = {
  post: {
    shown: ['listPosts', 'getPost'],
    besides: ['getPostStatistics', 'getReachStatistics', ...receipts],
  },
  post_category: { shown: ['listPostCategories', 'listPosts'], besides: ['getPost'] },
  event: { shown: ['listEvents', 'getEvent'] },
  notification: { shown: notifications, besides: ['getNotificationBoard', 'getReachStatistics'] },
  document: { shown: ['listDocuments', 'getDocument'], besides: ['getDocumentStatistics'] },
  document_category: { shown: ['listDocumentCategories', 'listDocuments', 'getDocument'] },
  contact: { shown: ['listContacts', 'getContact'] },
  // The college of the host contains its places.
  place: { shown: ['listPlaces', 'getPlace'], besides: ['findCollegeByDomain', 'listEvents', 'getEvent'] },
  // A suspended person is not online, and can read no messages.
  user: { shown: ['listUsers', 'getUser', 'listRoles'], besides: ['getConversation', 'listOnlineMembers'] },
  role: { shown: ['listRoles', 'getRole', 'listUsers', 'getUser', 'listMessagingRules'] },
  college: { shown: ['getCollege'], besides: ['listMessagingRules', 'getMessageRetention'] },
  grade: { shown: ['listGrades'] },
  course: { shown: ['listCourses'] },
  conversation: { shown: conversations },
  message: { shown: [...conversations, 'listAttachments'] },
  message_report: { shown: ['listMessageReports', 'getMessageReport'] },
};

/** Returns the queries that show records. */
const showing = (...kinds: readonly RecordKind[]): Queries => [
  ...new Set(kinds.flatMap((kind) => queriesByRecord[kind].shown)),
];

/**
 * Returns the lists that show records, for new and deleted ones: the query of a deleted record would only fail on the
 * screen that is about to close.
 */
const lists = (kind: RecordKind): Queries =>
  showing(kind).filter((operation) => operation.startsWith('list'));

const managed: Queries = [
  'listOngoingEmergencies',
  'listManagedNotifications',
  'getNotification',
  'listNotificationRecipients',
  'getNotificationBoard',
];
const decided: Queries = [...managed, 'listApprovalRequests'];
const received: Queries = [...showing('notification'), 'listOngoingEmergencies'];
const postCategories = showing('post_category');
const smtp: Queries = ['getSmtpSettings', 'listIntegrations'];
const nothing: Queries = [];

/** The queries that each write invalidates when it succeeds; the audit besides. A write without an entry doesn't compile. */
const byWrite: Record<WriteId, Queries> = {
  login: nothing,
  logout: nothing,
  requestPasswordReset: nothing,
  resetPassword: nothing,
  register: nothing,
  confirmSignUp: nothing,
  findCollegeByDomain: nothing,
  previewAudience: nothing,
  sendHeartbeats: nothing,
  revokeSignIn: nothing,

  updateProfile: nothing,
  updatePassword: ['listSessions'],
  updateOwnPin: nothing,
  updatePreferences: ['getPreferences'],
  unsubscribeFromEmails: nothing,
  subscribeToPush: ['getPushState'],
  unsubscribeFromPush: ['getPushState'],
  markIntroductionSeen: nothing,
  revokeSession: ['listSessions', 'getPushState'],
  revokeOtherSessions: ['listSessions', 'getPushState'],

  createPost: lists('post'),
  updatePost: showing('post'),
  publishPost: showing('post'),
  archivePost: showing('post'),
  deletePost: lists('post'),
  markPostRead: [...showing('post'), 'listReceipts'],
  createPostPicture: nothing,
  createPostAttachment: nothing,
  createPostCategory: postCategories,
  updatePostCategory: postCategories,
  deletePostCategory: postCategories,

  createTemplate: ['listTemplates'],
  updateTemplate: ['listTemplates', 'getTemplate'],
  deleteTemplate: ['listTemplates'],

  createEvent: lists('event'),
  updateEvent: showing('event'),
  cancelEvent: showing('event'),
  syncEvent: showing('event'),
  deleteEvent: lists('event'),
  markEventRead: ['listReceipts'],
  createCalendarFeed: ['listCalendarFeeds'],
  revokeCalendarFeed: ['listCalendarFeeds'],

  updateAlertTemplate: ['listAlertTemplates'],
  updateEmailSetting: ['listEmailSettings', 'getPreferences'],
  updateMessagingRule: ['listMessagingRules'],
  updateMessageRetention: ['getMessageRetention'],
  createMessageReport: showing('message_report'),
  handleMessageReport: showing('message_report'),
  removeReportedMessage: showing('message_report', 'message'),
  createNotification: managed,
  updateNotification: managed,
  cancelNotification: managed,
  followUpNotification: managed,
  endEmergency: managed,
  markNotificationRead: [...received, 'listReceipts'],
  markAllNotificationsRead: received,
  acknowledgeNotification: received,
  approveEmergency: decided,
  rejectEmergency: decided,
  skipApproval: decided,
  remindUnanswered: ['getNotificationBoard', 'listOngoingEmergencies'],

  confirmRead: [...receipts, ...showing('post'), ...received],
  sendReminder: ['listReceipts', 'getReminderPreview'],

  createDocument: lists('document'),
  updateDocument: showing('document'),
  replaceDocumentFile: showing('document'),
  deleteDocument: lists('document'),
  createDocumentCategory: showing('document_category'),
  updateDocumentCategory: showing('document_category'),
  deleteDocumentCategory: showing('document_category'),

  createUser: lists('user'),
  updateUser: showing('user'),
  deleteUser: lists('user'),
  resetUserPassword: nothing,
  sendInvitation: nothing,
  setUserPin: ['listUsers', 'getUser'],
  deleteUserPin: ['listUsers', 'getUser'],
  setUserRoles: showing('user'),
  createRole: ['listRoles', 'listMessagingRules'],
  updateRole: [...showing('role'), 'getCurrentUser'],
  deleteRole: ['listRoles', 'listMessagingRules'],

  createContact: lists('contact'),
  updateContact: showing('contact'),
  deleteContact: lists('contact'),
  createPlace: showing('place'),
  updatePlace: showing('place'),
  deletePlace: lists('place'),

  // Their screens check the visit, which fetches the college of the host.
  updateCollege: [...showing('college'), 'findCollegeByDomain'],
  updateCollegeImages: [...showing('college'), 'findCollegeByDomain'],
  updateGrade: showing('grade', 'course', 'post'),
  updateCourse: showing('grade', 'course', 'post'),
  updateSmtpSettings: smtp,
  deleteSmtpSettings: smtp,
  testSmtp: ['listIntegrations'],
  updateCalendarSettings: ['getCalendarSettings', 'listIntegrations', 'listCalendarFeeds'],
  testCalendar: ['listIntegrations'],

  createConversation: showing('conversation'),
  updateConversation: showing('conversation'),
  addConversationMembers: showing('conversation'),
  removeConversationMember: showing('conversation'),
  createMessage: showing('message'),
  updateMessage: showing('conversation'),
  deleteMessage: showing('message'),
  addReaction: nothing,
  removeReaction: nothing,
  markConversationRead: showing('conversation'),
  markConversationUnread: showing('conversation'),
  updateConversationSettings: showing('conversation'),
  signalTyping: nothing,
  markMessagesReceived: nothing,
  createAttachment: nothing,
};

/** The list of ongoing emergencies applies these events itself. */
const alerts: Queries = [...showing('notification'), 'getNotificationBoard'];

/** The queries that each other event invalidates. An event without an entry doesn't compile. */
const byEvent: Record<Exclude<StreamEvent['kind'], RecordEvent['kind']>, Queries> = {
  // These invalidate everything, or check the visit.
  ready: nothing,
  reset: nothing,
  'session.revoked': nothing,
  // Also sent when a grade or course is renamed. The college of the host is fetched by the check of the visit.
  'college.updated': ['findCollegeByDomain', ...showing('college', 'grade', 'course', 'post')],
  'notification.created': [...showing('notification'), 'listPendingConfirmations'],
  'emergency.started': alerts,
  'emergency.updated': alerts,
  'emergency.ended': alerts,
  // The board applies the answer itself.
  'emergency.acknowledged': showing('notification'),
  'emergency.approval': [
    'listApprovalRequests',
    'getNotification',
    'listManagedNotifications',
    'getNotificationBoard',
  ],
  'emergency.reminded': ['getNotificationBoard'],
  'message.created': showing('message'),
  'message.updated': showing('conversation'),
  'message.deleted': showing('message'),
  // An open conversation applies it itself; lists show no reactions.
  'message.reacted': nothing,
  'conversation.read': showing('conversation'),
  // The messenger applies it itself.
  'conversation.received': nothing,
  'conversation.unread': showing('conversation'),
  'conversation.settings': showing('conversation'),
  'conversation.updated': showing('conversation'),
  // Shown for some seconds, and never stored.
  'conversation.typing': nothing,
  'receipt.confirmed': [...receipts, ...showing('post'), 'getReachStatistics', ...showing('notification')],
  'sign_ups.changed': ['listUsers'],
};

const isWrite = (operationId: OperationId): operationId is WriteId => operationId in byWrite;

/** @returns The queries that a successful call invalidates. */
export const invalidatedByWrite = (operationId: OperationId): Queries =>
  isWrite(operationId) ? [...byWrite[operationId], 'listAudit'] : [];

/** @returns The queries that an event of the stream invalidates. */
export function invalidatedBy(event: StreamEvent): Queries {
  // A newer server may send other events, and those of other records.
  if (event.kind !== 'record.changed' && event.kind !== 'records.changed')
    return (byEvent as Partial<typeof byEvent>)[event.kind] ?? nothing;
  const { shown = nothing, besides = nothing } =
    (queriesByRecord as Partial<typeof queriesByRecord>)[event.data.record] ?? {};
  return [...shown, ...besides];
}
