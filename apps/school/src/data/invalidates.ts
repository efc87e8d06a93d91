import type { OperationId } from '@school/domain';

type ReadPrefix = 'count' | 'download' | 'export' | 'get' | 'list' | 'open' | 'read' | 'search';

/** The operations that read nothing: a new one without an entry in the table doesn't compile. */
type WriteId = Exclude<OperationId, `${ReadPrefix}${string}`>;

const managed: readonly OperationId[] = [
  'listOngoingEmergencies',
  'listManagedNotifications',
  'getNotification',
  'listNotificationRecipients',
  'getNotificationBoard',
];
const decided: readonly OperationId[] = [...managed, 'listApprovalRequests'];
const received: readonly OperationId[] = [
  'listOngoingEmergencies',
  'listNotifications',
  'countUnreadNotifications',
  'getNotification',
  'listNotificationRecipients',
  'listManagedNotifications',
];
const posts: readonly OperationId[] = ['listPosts', 'getPost'];
const postCategories: readonly OperationId[] = ['listPostCategories', 'listPosts'];
const labels: readonly OperationId[] = ['listGrades', 'listCourses', ...posts];
const events: readonly OperationId[] = ['listEvents', 'getEvent'];
const documents: readonly OperationId[] = ['listDocuments', 'getDocument'];
const documentCategories: readonly OperationId[] = ['listDocumentCategories', ...documents];
const users: readonly OperationId[] = ['listUsers', 'getUser', 'listRoles'];
const contacts: readonly OperationId[] = ['listContacts', 'getContact'];
const places: readonly OperationId[] = ['listPlaces', 'getPlace'];
const smtp: readonly OperationId[] = ['getSmtpSettings', 'listIntegrations'];
const conversations: readonly OperationId[] = ['listConversations', 'getConversation', 'countUnreadMessages'];
const messages: readonly OperationId[] = [...conversations, 'listAttachments'];
const messageReports: readonly OperationId[] = ['listMessageReports', 'getMessageReport'];
const nothing: readonly OperationId[] = [];

/**
 * The queries that each write invalidates when it succeeds; the audit besides. A deletion leaves out the query of its
 * record, which would only fail on the screen that is about to close.
 */
const invalidates = {
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

  createPost: ['listPosts'],
  updatePost: posts,
  publishPost: posts,
  archivePost: posts,
  deletePost: ['listPosts'],
  markPostRead: [...posts, 'listReceipts'],
  createPostPicture: nothing,
  createPostAttachment: nothing,
  createPostCategory: postCategories,
  updatePostCategory: postCategories,
  deletePostCategory: postCategories,

  createTemplate: ['listTemplates'],
  updateTemplate: ['listTemplates', 'getTemplate'],
  deleteTemplate: ['listTemplates'],

  createEvent: ['listEvents'],
  updateEvent: events,
  cancelEvent: events,
  syncEvent: events,
  deleteEvent: ['listEvents'],
  markEventRead: ['listReceipts'],
  createCalendarFeed: ['listCalendarFeeds'],
  revokeCalendarFeed: ['listCalendarFeeds'],

  updateAlertTemplate: ['listAlertTemplates'],
  updateEmailSetting: ['listEmailSettings', 'getPreferences'],
  updateMessagingRule: ['listMessagingRules'],
  updateMessageRetention: ['getMessageRetention'],
  createMessageReport: messageReports,
  handleMessageReport: messageReports,
  removeReportedMessage: [...messageReports, ...messages],
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

  confirmRead: ['listPendingConfirmations', 'listReceipts', ...posts, ...received],
  sendReminder: ['listReceipts', 'getReminderPreview'],

  createDocument: ['listDocuments'],
  updateDocument: documents,
  replaceDocumentFile: documents,
  deleteDocument: ['listDocuments'],
  createDocumentCategory: documentCategories,
  updateDocumentCategory: documentCategories,
  deleteDocumentCategory: documentCategories,

  createUser: ['listUsers', 'listRoles'],
  updateUser: users,
  deleteUser: ['listUsers', 'listRoles'],
  resetUserPassword: nothing,
  sendInvitation: nothing,
  setUserPin: ['listUsers', 'getUser'],
  deleteUserPin: ['listUsers', 'getUser'],
  setUserRoles: users,
  createRole: ['listRoles', 'listMessagingRules'],
  updateRole: ['listRoles', 'getRole', 'getCurrentUser', 'listUsers', 'getUser', 'listMessagingRules'],
  deleteRole: ['listRoles', 'listMessagingRules'],

  createContact: ['listContacts'],
  updateContact: contacts,
  deleteContact: ['listContacts'],
  createPlace: places,
  updatePlace: places,
  deletePlace: ['listPlaces'],

  // Their screens check the visit, which fetches the college of the host.
  updateCollege: ['getCollege', 'findCollegeByDomain'],
  updateCollegeImages: ['getCollege', 'findCollegeByDomain'],
  updateGrade: labels,
  updateCourse: labels,
  updateSmtpSettings: smtp,
  deleteSmtpSettings: smtp,
  testSmtp: ['listIntegrations'],
  updateCalendarSettings: ['getCalendarSettings', 'listIntegrations', 'listCalendarFeeds'],
  testCalendar: ['listIntegrations'],

  createConversation: conversations,
  updateConversation: conversations,
  addConversationMembers: conversations,
  removeConversationMember: conversations,
  createMessage: messages,
  updateMessage: conversations,
  deleteMessage: messages,
  addReaction: nothing,
  removeReaction: nothing,
  markConversationRead: conversations,
  markConversationUnread: conversations,
  updateConversationSettings: conversations,
  signalTyping: nothing,
  markMessagesReceived: nothing,
  createAttachment: nothing,
} as const satisfies Record<WriteId, readonly OperationId[]>;

/** @returns The queries that a successful call invalidates. */
export const invalidatedByWrite = (operationId: OperationId): readonly OperationId[] =>
  operationId in invalidates ? [...invalidates[operationId as WriteId], 'listAudit'] : [];
