// Written by generate.ts from contract/. Change the contract, then run `pnpm generate`.
import type { OperationFacts } from '../operationFacts.ts';
import { publicOperations } from './publicOperations.ts';
import type * as types from './types.gen.ts';

/** The name of an operation: the same one in contract, client, screens and provider. */
export type OperationId = keyof Operations;

export type { OperationFacts };

/** What each operation takes, and what it answers by status (`default`: any status not named). */
export interface Operations {
  getCsrfCookie: {
    input: Record<never, never>;
    answers: types.GetCsrfCookieResponses & types.GetCsrfCookieErrors;
  };
  getCurrentUser: {
    input: Record<never, never>;
    answers: types.GetCurrentUserResponses & types.GetCurrentUserErrors;
  };
  login: {
    input: { body: types.LoginData['body'] };
    answers: types.LoginResponses & types.LoginErrors;
  };
  logout: {
    input: Record<never, never>;
    answers: types.LogoutResponses & types.LogoutErrors;
  };
  requestPasswordReset: {
    input: { body: types.RequestPasswordResetData['body'] };
    answers: types.RequestPasswordResetResponses & types.RequestPasswordResetErrors;
  };
  resetPassword: {
    input: { body: types.ResetPasswordData['body'] };
    answers: types.ResetPasswordResponses & types.ResetPasswordErrors;
  };
  register: {
    input: { body: types.RegisterData['body'] };
    answers: types.RegisterResponses & types.RegisterErrors;
  };
  confirmSignUp: {
    input: { body: types.ConfirmSignUpData['body'] };
    answers: types.ConfirmSignUpResponses & types.ConfirmSignUpErrors;
  };
  updateProfile: {
    input: { body: types.UpdateProfileData['body']; ifMatch?: number };
    answers: types.UpdateProfileResponses & types.UpdateProfileErrors;
  };
  updatePassword: {
    input: { body: types.UpdatePasswordData['body'] };
    answers: types.UpdatePasswordResponses & types.UpdatePasswordErrors;
  };
  updateOwnPin: {
    input: { body: types.UpdateOwnPinData['body'] };
    answers: types.UpdateOwnPinResponses & types.UpdateOwnPinErrors;
  };
  markIntroductionSeen: {
    input: Record<never, never>;
    answers: types.MarkIntroductionSeenResponses & types.MarkIntroductionSeenErrors;
  };
  getPreferences: {
    input: Record<never, never>;
    answers: types.GetPreferencesResponses & types.GetPreferencesErrors;
  };
  updatePreferences: {
    input: { body: types.UpdatePreferencesData['body'] };
    answers: types.UpdatePreferencesResponses & types.UpdatePreferencesErrors;
  };
  getPushState: {
    input: Record<never, never>;
    answers: types.GetPushStateResponses & types.GetPushStateErrors;
  };
  subscribeToPush: {
    input: { body: types.SubscribeToPushData['body'] };
    answers: types.SubscribeToPushResponses & types.SubscribeToPushErrors;
  };
  unsubscribeFromPush: {
    input: { path: types.UnsubscribeFromPushData['path'] };
    answers: types.UnsubscribeFromPushResponses & types.UnsubscribeFromPushErrors;
  };
  unsubscribeFromEmails: {
    input: { path: types.UnsubscribeFromEmailsData['path'] };
    answers: types.UnsubscribeFromEmailsResponses & types.UnsubscribeFromEmailsErrors;
  };
  listSessions: {
    input: Record<never, never>;
    answers: types.ListSessionsResponses & types.ListSessionsErrors;
  };
  revokeOtherSessions: {
    input: Record<never, never>;
    answers: types.RevokeOtherSessionsResponses & types.RevokeOtherSessionsErrors;
  };
  revokeSession: {
    input: { path: types.RevokeSessionData['path'] };
    answers: types.RevokeSessionResponses & types.RevokeSessionErrors;
  };
  revokeSignIn: {
    input: { body: types.RevokeSignInData['body'] };
    answers: types.RevokeSignInResponses & types.RevokeSignInErrors;
  };
  findCollegeByDomain: {
    input: { body: types.FindCollegeByDomainData['body'] };
    answers: types.FindCollegeByDomainResponses & types.FindCollegeByDomainErrors;
  };
  getSessionCollege: {
    input: Record<never, never>;
    answers: types.GetSessionCollegeResponses & types.GetSessionCollegeErrors;
  };
  listNotifications: {
    input: { query?: NonNullable<types.ListNotificationsData['query']> };
    answers: types.ListNotificationsResponses & types.ListNotificationsErrors;
  };
  createNotification: {
    input: { body: types.CreateNotificationData['body'] };
    answers: types.CreateNotificationResponses & types.CreateNotificationErrors;
  };
  listManagedNotifications: {
    input: { query?: NonNullable<types.ListManagedNotificationsData['query']> };
    answers: types.ListManagedNotificationsResponses & types.ListManagedNotificationsErrors;
  };
  markAllNotificationsRead: {
    input: Record<never, never>;
    answers: types.MarkAllNotificationsReadResponses & types.MarkAllNotificationsReadErrors;
  };
  countUnreadNotifications: {
    input: Record<never, never>;
    answers: types.CountUnreadNotificationsResponses & types.CountUnreadNotificationsErrors;
  };
  listOngoingEmergencies: {
    input: Record<never, never>;
    answers: types.ListOngoingEmergenciesResponses & types.ListOngoingEmergenciesErrors;
  };
  listApprovalRequests: {
    input: Record<never, never>;
    answers: types.ListApprovalRequestsResponses & types.ListApprovalRequestsErrors;
  };
  getNotification: {
    input: { path: types.GetNotificationData['path'] };
    answers: types.GetNotificationResponses & types.GetNotificationErrors;
  };
  updateNotification: {
    input: { path: types.UpdateNotificationData['path']; body: types.UpdateNotificationData['body']; ifMatch: number };
    answers: types.UpdateNotificationResponses & types.UpdateNotificationErrors;
  };
  cancelNotification: {
    input: { path: types.CancelNotificationData['path']; ifMatch?: number };
    answers: types.CancelNotificationResponses & types.CancelNotificationErrors;
  };
  markNotificationRead: {
    input: { path: types.MarkNotificationReadData['path'] };
    answers: types.MarkNotificationReadResponses & types.MarkNotificationReadErrors;
  };
  acknowledgeNotification: {
    input: { path: types.AcknowledgeNotificationData['path']; body: types.AcknowledgeNotificationData['body'] };
    answers: types.AcknowledgeNotificationResponses & types.AcknowledgeNotificationErrors;
  };
  listNotificationRecipients: {
    input: { path: types.ListNotificationRecipientsData['path']; query?: NonNullable<types.ListNotificationRecipientsData['query']> };
    answers: types.ListNotificationRecipientsResponses & types.ListNotificationRecipientsErrors;
  };
  getNotificationBoard: {
    input: { path: types.GetNotificationBoardData['path'] };
    answers: types.GetNotificationBoardResponses & types.GetNotificationBoardErrors;
  };
  exportNotificationBoard: {
    input: { path: types.ExportNotificationBoardData['path'] };
    answers: types.ExportNotificationBoardResponses & types.ExportNotificationBoardErrors;
  };
  remindUnanswered: {
    input: { path: types.RemindUnansweredData['path'] };
    answers: types.RemindUnansweredResponses & types.RemindUnansweredErrors;
  };
  followUpNotification: {
    input: { path: types.FollowUpNotificationData['path']; body: types.FollowUpNotificationData['body'] };
    answers: types.FollowUpNotificationResponses & types.FollowUpNotificationErrors;
  };
  endEmergency: {
    input: { path: types.EndEmergencyData['path']; body: types.EndEmergencyData['body'] };
    answers: types.EndEmergencyResponses & types.EndEmergencyErrors;
  };
  listEmailSettings: {
    input: Record<never, never>;
    answers: types.ListEmailSettingsResponses & types.ListEmailSettingsErrors;
  };
  updateEmailSetting: {
    input: { body: types.UpdateEmailSettingData['body'] };
    answers: types.UpdateEmailSettingResponses & types.UpdateEmailSettingErrors;
  };
  listMessagingRules: {
    input: Record<never, never>;
    answers: types.ListMessagingRulesResponses & types.ListMessagingRulesErrors;
  };
  updateMessagingRule: {
    input: { body: types.UpdateMessagingRuleData['body'] };
    answers: types.UpdateMessagingRuleResponses & types.UpdateMessagingRuleErrors;
  };
  approveEmergency: {
    input: { path: types.ApproveEmergencyData['path']; body: types.ApproveEmergencyData['body'] };
    answers: types.ApproveEmergencyResponses & types.ApproveEmergencyErrors;
  };
  rejectEmergency: {
    input: { path: types.RejectEmergencyData['path']; body: types.RejectEmergencyData['body'] };
    answers: types.RejectEmergencyResponses & types.RejectEmergencyErrors;
  };
  skipApproval: {
    input: { path: types.SkipApprovalData['path']; body: types.SkipApprovalData['body'] };
    answers: types.SkipApprovalResponses & types.SkipApprovalErrors;
  };
  listAlertTemplates: {
    input: { query?: NonNullable<types.ListAlertTemplatesData['query']> };
    answers: types.ListAlertTemplatesResponses & types.ListAlertTemplatesErrors;
  };
  updateAlertTemplate: {
    input: { body: types.UpdateAlertTemplateData['body'] };
    answers: types.UpdateAlertTemplateResponses & types.UpdateAlertTemplateErrors;
  };
  searchAudience: {
    input: { query?: NonNullable<types.SearchAudienceData['query']>; body: types.SearchAudienceData['body'] };
    answers: types.SearchAudienceResponses & types.SearchAudienceErrors;
  };
  previewAudience: {
    input: { body: types.PreviewAudienceData['body'] };
    answers: types.PreviewAudienceResponses & types.PreviewAudienceErrors;
  };
  countAudienceGroups: {
    input: Record<never, never>;
    answers: types.CountAudienceGroupsResponses & types.CountAudienceGroupsErrors;
  };
  listGrades: {
    input: Record<never, never>;
    answers: types.ListGradesResponses & types.ListGradesErrors;
  };
  updateGrade: {
    input: { path: types.UpdateGradeData['path']; body: types.UpdateGradeData['body']; ifMatch: number };
    answers: types.UpdateGradeResponses & types.UpdateGradeErrors;
  };
  listCourses: {
    input: Record<never, never>;
    answers: types.ListCoursesResponses & types.ListCoursesErrors;
  };
  updateCourse: {
    input: { path: types.UpdateCourseData['path']; body: types.UpdateCourseData['body']; ifMatch: number };
    answers: types.UpdateCourseResponses & types.UpdateCourseErrors;
  };
  listCommunes: {
    input: { query?: NonNullable<types.ListCommunesData['query']> };
    answers: types.ListCommunesResponses & types.ListCommunesErrors;
  };
  listPermissions: {
    input: Record<never, never>;
    answers: types.ListPermissionsResponses & types.ListPermissionsErrors;
  };
  listPostCategories: {
    input: Record<never, never>;
    answers: types.ListPostCategoriesResponses & types.ListPostCategoriesErrors;
  };
  createPostCategory: {
    input: { body: types.CreatePostCategoryData['body'] };
    answers: types.CreatePostCategoryResponses & types.CreatePostCategoryErrors;
  };
  updatePostCategory: {
    input: { path: types.UpdatePostCategoryData['path']; body: types.UpdatePostCategoryData['body']; ifMatch?: number };
    answers: types.UpdatePostCategoryResponses & types.UpdatePostCategoryErrors;
  };
  deletePostCategory: {
    input: { path: types.DeletePostCategoryData['path'] };
    answers: types.DeletePostCategoryResponses & types.DeletePostCategoryErrors;
  };
  listPosts: {
    input: { query?: NonNullable<types.ListPostsData['query']> };
    answers: types.ListPostsResponses & types.ListPostsErrors;
  };
  createPost: {
    input: { body: types.CreatePostData['body'] };
    answers: types.CreatePostResponses & types.CreatePostErrors;
  };
  createPostPicture: {
    input: { body: types.CreatePostPictureData['body'] };
    answers: types.CreatePostPictureResponses & types.CreatePostPictureErrors;
  };
  getPost: {
    input: { path: types.GetPostData['path'] };
    answers: types.GetPostResponses & types.GetPostErrors;
  };
  updatePost: {
    input: { path: types.UpdatePostData['path']; body: types.UpdatePostData['body']; ifMatch: number };
    answers: types.UpdatePostResponses & types.UpdatePostErrors;
  };
  deletePost: {
    input: { path: types.DeletePostData['path']; ifMatch?: number };
    answers: types.DeletePostResponses & types.DeletePostErrors;
  };
  publishPost: {
    input: { path: types.PublishPostData['path']; ifMatch?: number };
    answers: types.PublishPostResponses & types.PublishPostErrors;
  };
  archivePost: {
    input: { path: types.ArchivePostData['path']; ifMatch?: number };
    answers: types.ArchivePostResponses & types.ArchivePostErrors;
  };
  markPostRead: {
    input: { path: types.MarkPostReadData['path'] };
    answers: types.MarkPostReadResponses & types.MarkPostReadErrors;
  };
  listTemplates: {
    input: { query: types.ListTemplatesData['query'] };
    answers: types.ListTemplatesResponses & types.ListTemplatesErrors;
  };
  createTemplate: {
    input: { body: types.CreateTemplateData['body'] };
    answers: types.CreateTemplateResponses & types.CreateTemplateErrors;
  };
  getTemplate: {
    input: { path: types.GetTemplateData['path'] };
    answers: types.GetTemplateResponses & types.GetTemplateErrors;
  };
  updateTemplate: {
    input: { path: types.UpdateTemplateData['path']; body: types.UpdateTemplateData['body']; ifMatch: number };
    answers: types.UpdateTemplateResponses & types.UpdateTemplateErrors;
  };
  deleteTemplate: {
    input: { path: types.DeleteTemplateData['path']; ifMatch?: number };
    answers: types.DeleteTemplateResponses & types.DeleteTemplateErrors;
  };
  listReceipts: {
    input: { path: types.ListReceiptsData['path']; query?: NonNullable<types.ListReceiptsData['query']> };
    answers: types.ListReceiptsResponses & types.ListReceiptsErrors;
  };
  getReminderPreview: {
    input: { path: types.GetReminderPreviewData['path'] };
    answers: types.GetReminderPreviewResponses & types.GetReminderPreviewErrors;
  };
  sendReminder: {
    input: { path: types.SendReminderData['path'] };
    answers: types.SendReminderResponses & types.SendReminderErrors;
  };
  confirmRead: {
    input: { path: types.ConfirmReadData['path'] };
    answers: types.ConfirmReadResponses & types.ConfirmReadErrors;
  };
  listPendingConfirmations: {
    input: Record<never, never>;
    answers: types.ListPendingConfirmationsResponses & types.ListPendingConfirmationsErrors;
  };
  getPostStatistics: {
    input: { query?: NonNullable<types.GetPostStatisticsData['query']> };
    answers: types.GetPostStatisticsResponses & types.GetPostStatisticsErrors;
  };
  getEntryStatistics: {
    input: { query?: NonNullable<types.GetEntryStatisticsData['query']> };
    answers: types.GetEntryStatisticsResponses & types.GetEntryStatisticsErrors;
  };
  getReachStatistics: {
    input: { query?: NonNullable<types.GetReachStatisticsData['query']> };
    answers: types.GetReachStatisticsResponses & types.GetReachStatisticsErrors;
  };
  sendHeartbeats: {
    input: { body: types.SendHeartbeatsData['body'] };
    answers: types.SendHeartbeatsResponses & types.SendHeartbeatsErrors;
  };
  listUsers: {
    input: { query?: NonNullable<types.ListUsersData['query']> };
    answers: types.ListUsersResponses & types.ListUsersErrors;
  };
  createUser: {
    input: { body: types.CreateUserData['body'] };
    answers: types.CreateUserResponses & types.CreateUserErrors;
  };
  getUser: {
    input: { path: types.GetUserData['path'] };
    answers: types.GetUserResponses & types.GetUserErrors;
  };
  updateUser: {
    input: { path: types.UpdateUserData['path']; body: types.UpdateUserData['body']; ifMatch: number };
    answers: types.UpdateUserResponses & types.UpdateUserErrors;
  };
  deleteUser: {
    input: { path: types.DeleteUserData['path']; ifMatch?: number };
    answers: types.DeleteUserResponses & types.DeleteUserErrors;
  };
  resetUserPassword: {
    input: { path: types.ResetUserPasswordData['path']; ifMatch?: number };
    answers: types.ResetUserPasswordResponses & types.ResetUserPasswordErrors;
  };
  sendInvitation: {
    input: { path: types.SendInvitationData['path']; ifMatch?: number };
    answers: types.SendInvitationResponses & types.SendInvitationErrors;
  };
  setUserPin: {
    input: { path: types.SetUserPinData['path']; body: types.SetUserPinData['body']; ifMatch?: number };
    answers: types.SetUserPinResponses & types.SetUserPinErrors;
  };
  deleteUserPin: {
    input: { path: types.DeleteUserPinData['path']; ifMatch?: number };
    answers: types.DeleteUserPinResponses & types.DeleteUserPinErrors;
  };
  setUserRoles: {
    input: { path: types.SetUserRolesData['path']; body: types.SetUserRolesData['body']; ifMatch: number };
    answers: types.SetUserRolesResponses & types.SetUserRolesErrors;
  };
  listRoles: {
    input: Record<never, never>;
    answers: types.ListRolesResponses & types.ListRolesErrors;
  };
  createRole: {
    input: { body: types.CreateRoleData['body'] };
    answers: types.CreateRoleResponses & types.CreateRoleErrors;
  };
  getRole: {
    input: { path: types.GetRoleData['path'] };
    answers: types.GetRoleResponses & types.GetRoleErrors;
  };
  updateRole: {
    input: { path: types.UpdateRoleData['path']; body: types.UpdateRoleData['body']; ifMatch: number };
    answers: types.UpdateRoleResponses & types.UpdateRoleErrors;
  };
  deleteRole: {
    input: { path: types.DeleteRoleData['path']; ifMatch?: number };
    answers: types.DeleteRoleResponses & types.DeleteRoleErrors;
  };
  listAudit: {
    input: { query?: NonNullable<types.ListAuditData['query']> };
    answers: types.ListAuditResponses & types.ListAuditErrors;
  };
  exportAudit: {
    input: { query?: NonNullable<types.ExportAuditData['query']> };
    answers: types.ExportAuditResponses & types.ExportAuditErrors;
  };
  listEvents: {
    input: { query?: NonNullable<types.ListEventsData['query']> };
    answers: types.ListEventsResponses & types.ListEventsErrors;
  };
  createEvent: {
    input: { body: types.CreateEventData['body'] };
    answers: types.CreateEventResponses & types.CreateEventErrors;
  };
  getEvent: {
    input: { path: types.GetEventData['path'] };
    answers: types.GetEventResponses & types.GetEventErrors;
  };
  updateEvent: {
    input: { path: types.UpdateEventData['path']; body: types.UpdateEventData['body']; ifMatch: number };
    answers: types.UpdateEventResponses & types.UpdateEventErrors;
  };
  deleteEvent: {
    input: { path: types.DeleteEventData['path']; ifMatch?: number };
    answers: types.DeleteEventResponses & types.DeleteEventErrors;
  };
  cancelEvent: {
    input: { path: types.CancelEventData['path']; ifMatch?: number };
    answers: types.CancelEventResponses & types.CancelEventErrors;
  };
  syncEvent: {
    input: { path: types.SyncEventData['path']; ifMatch?: number };
    answers: types.SyncEventResponses & types.SyncEventErrors;
  };
  markEventRead: {
    input: { path: types.MarkEventReadData['path'] };
    answers: types.MarkEventReadResponses & types.MarkEventReadErrors;
  };
  listCalendarFeeds: {
    input: Record<never, never>;
    answers: types.ListCalendarFeedsResponses & types.ListCalendarFeedsErrors;
  };
  createCalendarFeed: {
    input: { body: types.CreateCalendarFeedData['body'] };
    answers: types.CreateCalendarFeedResponses & types.CreateCalendarFeedErrors;
  };
  revokeCalendarFeed: {
    input: { path: types.RevokeCalendarFeedData['path'] };
    answers: types.RevokeCalendarFeedResponses & types.RevokeCalendarFeedErrors;
  };
  readCalendarFeed: {
    input: { path: types.ReadCalendarFeedData['path'] };
    answers: types.ReadCalendarFeedResponses & types.ReadCalendarFeedErrors;
  };
  getCalendarSettings: {
    input: Record<never, never>;
    answers: types.GetCalendarSettingsResponses & types.GetCalendarSettingsErrors;
  };
  updateCalendarSettings: {
    input: { body: types.UpdateCalendarSettingsData['body']; ifMatch?: number };
    answers: types.UpdateCalendarSettingsResponses & types.UpdateCalendarSettingsErrors;
  };
  testCalendar: {
    input: Record<never, never>;
    answers: types.TestCalendarResponses & types.TestCalendarErrors;
  };
  listConversations: {
    input: { query?: NonNullable<types.ListConversationsData['query']> };
    answers: types.ListConversationsResponses & types.ListConversationsErrors;
  };
  createConversation: {
    input: { body: types.CreateConversationData['body'] };
    answers: types.CreateConversationResponses & types.CreateConversationErrors;
  };
  countUnreadMessages: {
    input: Record<never, never>;
    answers: types.CountUnreadMessagesResponses & types.CountUnreadMessagesErrors;
  };
  markMessagesReceived: {
    input: Record<never, never>;
    answers: types.MarkMessagesReceivedResponses & types.MarkMessagesReceivedErrors;
  };
  listOnlineMembers: {
    input: Record<never, never>;
    answers: types.ListOnlineMembersResponses & types.ListOnlineMembersErrors;
  };
  getConversation: {
    input: { path: types.GetConversationData['path'] };
    answers: types.GetConversationResponses & types.GetConversationErrors;
  };
  updateConversation: {
    input: { path: types.UpdateConversationData['path']; body: types.UpdateConversationData['body']; ifMatch: number };
    answers: types.UpdateConversationResponses & types.UpdateConversationErrors;
  };
  addConversationMembers: {
    input: { path: types.AddConversationMembersData['path']; body: types.AddConversationMembersData['body'] };
    answers: types.AddConversationMembersResponses & types.AddConversationMembersErrors;
  };
  removeConversationMember: {
    input: { path: types.RemoveConversationMemberData['path'] };
    answers: types.RemoveConversationMemberResponses & types.RemoveConversationMemberErrors;
  };
  listMessages: {
    input: { path: types.ListMessagesData['path']; query?: NonNullable<types.ListMessagesData['query']> };
    answers: types.ListMessagesResponses & types.ListMessagesErrors;
  };
  createMessage: {
    input: { path: types.CreateMessageData['path']; body: types.CreateMessageData['body'] };
    answers: types.CreateMessageResponses & types.CreateMessageErrors;
  };
  markConversationRead: {
    input: { path: types.MarkConversationReadData['path']; body: types.MarkConversationReadData['body'] };
    answers: types.MarkConversationReadResponses & types.MarkConversationReadErrors;
  };
  markConversationUnread: {
    input: { path: types.MarkConversationUnreadData['path']; body: types.MarkConversationUnreadData['body'] };
    answers: types.MarkConversationUnreadResponses & types.MarkConversationUnreadErrors;
  };
  signalTyping: {
    input: { path: types.SignalTypingData['path'] };
    answers: types.SignalTypingResponses & types.SignalTypingErrors;
  };
  updateConversationSettings: {
    input: { path: types.UpdateConversationSettingsData['path']; body: types.UpdateConversationSettingsData['body'] };
    answers: types.UpdateConversationSettingsResponses & types.UpdateConversationSettingsErrors;
  };
  updateMessage: {
    input: { path: types.UpdateMessageData['path']; body: types.UpdateMessageData['body'] };
    answers: types.UpdateMessageResponses & types.UpdateMessageErrors;
  };
  deleteMessage: {
    input: { path: types.DeleteMessageData['path'] };
    answers: types.DeleteMessageResponses & types.DeleteMessageErrors;
  };
  addReaction: {
    input: { path: types.AddReactionData['path'] };
    answers: types.AddReactionResponses & types.AddReactionErrors;
  };
  removeReaction: {
    input: { path: types.RemoveReactionData['path'] };
    answers: types.RemoveReactionResponses & types.RemoveReactionErrors;
  };
  createMessageReport: {
    input: { path: types.CreateMessageReportData['path']; body: types.CreateMessageReportData['body'] };
    answers: types.CreateMessageReportResponses & types.CreateMessageReportErrors;
  };
  searchMessages: {
    input: { query: types.SearchMessagesData['query'] };
    answers: types.SearchMessagesResponses & types.SearchMessagesErrors;
  };
  exportMessages: {
    input: { query: types.ExportMessagesData['query'] };
    answers: types.ExportMessagesResponses & types.ExportMessagesErrors;
  };
  getMessageRetention: {
    input: Record<never, never>;
    answers: types.GetMessageRetentionResponses & types.GetMessageRetentionErrors;
  };
  updateMessageRetention: {
    input: { body: types.UpdateMessageRetentionData['body'] };
    answers: types.UpdateMessageRetentionResponses & types.UpdateMessageRetentionErrors;
  };
  listMessageReports: {
    input: { query?: NonNullable<types.ListMessageReportsData['query']> };
    answers: types.ListMessageReportsResponses & types.ListMessageReportsErrors;
  };
  getMessageReport: {
    input: { path: types.GetMessageReportData['path'] };
    answers: types.GetMessageReportResponses & types.GetMessageReportErrors;
  };
  handleMessageReport: {
    input: { path: types.HandleMessageReportData['path']; body: types.HandleMessageReportData['body'] };
    answers: types.HandleMessageReportResponses & types.HandleMessageReportErrors;
  };
  removeReportedMessage: {
    input: { path: types.RemoveReportedMessageData['path'] };
    answers: types.RemoveReportedMessageResponses & types.RemoveReportedMessageErrors;
  };
  openStream: {
    input: Record<never, never>;
    answers: types.OpenStreamResponses & types.OpenStreamErrors;
  };
  listDocumentCategories: {
    input: Record<never, never>;
    answers: types.ListDocumentCategoriesResponses & types.ListDocumentCategoriesErrors;
  };
  createDocumentCategory: {
    input: { body: types.CreateDocumentCategoryData['body'] };
    answers: types.CreateDocumentCategoryResponses & types.CreateDocumentCategoryErrors;
  };
  updateDocumentCategory: {
    input: { path: types.UpdateDocumentCategoryData['path']; body: types.UpdateDocumentCategoryData['body']; ifMatch?: number };
    answers: types.UpdateDocumentCategoryResponses & types.UpdateDocumentCategoryErrors;
  };
  deleteDocumentCategory: {
    input: { path: types.DeleteDocumentCategoryData['path'] };
    answers: types.DeleteDocumentCategoryResponses & types.DeleteDocumentCategoryErrors;
  };
  listDocuments: {
    input: { query?: NonNullable<types.ListDocumentsData['query']> };
    answers: types.ListDocumentsResponses & types.ListDocumentsErrors;
  };
  createDocument: {
    input: { body: types.CreateDocumentData['body'] };
    answers: types.CreateDocumentResponses & types.CreateDocumentErrors;
  };
  getDocument: {
    input: { path: types.GetDocumentData['path'] };
    answers: types.GetDocumentResponses & types.GetDocumentErrors;
  };
  replaceDocumentFile: {
    input: { path: types.ReplaceDocumentFileData['path']; body: types.ReplaceDocumentFileData['body']; ifMatch: number };
    answers: types.ReplaceDocumentFileResponses & types.ReplaceDocumentFileErrors;
  };
  updateDocument: {
    input: { path: types.UpdateDocumentData['path']; body: types.UpdateDocumentData['body']; ifMatch: number };
    answers: types.UpdateDocumentResponses & types.UpdateDocumentErrors;
  };
  deleteDocument: {
    input: { path: types.DeleteDocumentData['path']; ifMatch?: number };
    answers: types.DeleteDocumentResponses & types.DeleteDocumentErrors;
  };
  downloadDocument: {
    input: { path: types.DownloadDocumentData['path']; query?: NonNullable<types.DownloadDocumentData['query']> };
    answers: types.DownloadDocumentResponses & types.DownloadDocumentErrors;
  };
  listPlaces: {
    input: { query?: NonNullable<types.ListPlacesData['query']> };
    answers: types.ListPlacesResponses & types.ListPlacesErrors;
  };
  createPlace: {
    input: { body: types.CreatePlaceData['body'] };
    answers: types.CreatePlaceResponses & types.CreatePlaceErrors;
  };
  getPlace: {
    input: { path: types.GetPlaceData['path'] };
    answers: types.GetPlaceResponses & types.GetPlaceErrors;
  };
  updatePlace: {
    input: { path: types.UpdatePlaceData['path']; body: types.UpdatePlaceData['body']; ifMatch: number };
    answers: types.UpdatePlaceResponses & types.UpdatePlaceErrors;
  };
  deletePlace: {
    input: { path: types.DeletePlaceData['path']; ifMatch?: number };
    answers: types.DeletePlaceResponses & types.DeletePlaceErrors;
  };
  listContacts: {
    input: { query?: NonNullable<types.ListContactsData['query']> };
    answers: types.ListContactsResponses & types.ListContactsErrors;
  };
  createContact: {
    input: { body: types.CreateContactData['body'] };
    answers: types.CreateContactResponses & types.CreateContactErrors;
  };
  getContact: {
    input: { path: types.GetContactData['path'] };
    answers: types.GetContactResponses & types.GetContactErrors;
  };
  updateContact: {
    input: { path: types.UpdateContactData['path']; body: types.UpdateContactData['body']; ifMatch: number };
    answers: types.UpdateContactResponses & types.UpdateContactErrors;
  };
  deleteContact: {
    input: { path: types.DeleteContactData['path']; ifMatch?: number };
    answers: types.DeleteContactResponses & types.DeleteContactErrors;
  };
  getContactCard: {
    input: { path: types.GetContactCardData['path'] };
    answers: types.GetContactCardResponses & types.GetContactCardErrors;
  };
  getDocumentStatistics: {
    input: { query?: NonNullable<types.GetDocumentStatisticsData['query']> };
    answers: types.GetDocumentStatisticsResponses & types.GetDocumentStatisticsErrors;
  };
  exportStatistics: {
    input: { path: types.ExportStatisticsData['path']; query?: NonNullable<types.ExportStatisticsData['query']> };
    answers: types.ExportStatisticsResponses & types.ExportStatisticsErrors;
  };
  listAttachments: {
    input: { path: types.ListAttachmentsData['path']; query?: NonNullable<types.ListAttachmentsData['query']> };
    answers: types.ListAttachmentsResponses & types.ListAttachmentsErrors;
  };
  createAttachment: {
    input: { path: types.CreateAttachmentData['path']; body: types.CreateAttachmentData['body'] };
    answers: types.CreateAttachmentResponses & types.CreateAttachmentErrors;
  };
  downloadAttachment: {
    input: { path: types.DownloadAttachmentData['path'] };
    answers: types.DownloadAttachmentResponses & types.DownloadAttachmentErrors;
  };
  getCollege: {
    input: Record<never, never>;
    answers: types.GetCollegeResponses & types.GetCollegeErrors;
  };
  updateCollegeImages: {
    input: { body: types.UpdateCollegeImagesData['body']; ifMatch: number };
    answers: types.UpdateCollegeImagesResponses & types.UpdateCollegeImagesErrors;
  };
  updateCollege: {
    input: { body: types.UpdateCollegeData['body']; ifMatch: number };
    answers: types.UpdateCollegeResponses & types.UpdateCollegeErrors;
  };
  listIntegrations: {
    input: Record<never, never>;
    answers: types.ListIntegrationsResponses & types.ListIntegrationsErrors;
  };
  getSmtpSettings: {
    input: Record<never, never>;
    answers: types.GetSmtpSettingsResponses & types.GetSmtpSettingsErrors;
  };
  updateSmtpSettings: {
    input: { body: types.UpdateSmtpSettingsData['body']; ifMatch?: number };
    answers: types.UpdateSmtpSettingsResponses & types.UpdateSmtpSettingsErrors;
  };
  deleteSmtpSettings: {
    input: Record<never, never>;
    answers: types.DeleteSmtpSettingsResponses & types.DeleteSmtpSettingsErrors;
  };
  testSmtp: {
    input: { body: types.TestSmtpData['body'] };
    answers: types.TestSmtpResponses & types.TestSmtpErrors;
  };
  createPostAttachment: {
    input: { body: types.CreatePostAttachmentData['body'] };
    answers: types.CreatePostAttachmentResponses & types.CreatePostAttachmentErrors;
  };
  downloadPostAttachment: {
    input: { path: types.DownloadPostAttachmentData['path'] };
    answers: types.DownloadPostAttachmentResponses & types.DownloadPostAttachmentErrors;
  };
}

/** The runtime facts of every operation of the contract, by operationId. */
export const operations = {
  ...publicOperations,
  confirmSignUp: { method: 'POST', path: '/api/confirm-sign-up', permission: 'public', unsafe: true, success: 200, answers: ['data'] },
  updateProfile: { method: 'POST', path: '/api/v1/users/update/profile', permission: 'authenticated', unsafe: true, success: 200, answers: ['data'], multipart: true },
  updatePassword: { method: 'PUT', path: '/api/v1/users/update/password', permission: 'authenticated', unsafe: true, success: 204, answers: [] },
  updateOwnPin: { method: 'PUT', path: '/api/v1/users/update/pin', permission: 'authenticated', unsafe: true, success: 204, answers: [] },
  markIntroductionSeen: { method: 'PUT', path: '/api/v1/users/update/introduction', permission: 'authenticated', unsafe: true, success: 204, answers: [] },
  getPreferences: { method: 'GET', path: '/api/v1/users/update/preferences', permission: 'authenticated', unsafe: false, success: 200, answers: ['data'] },
  updatePreferences: { method: 'PUT', path: '/api/v1/users/update/preferences', permission: 'authenticated', unsafe: true, success: 200, answers: ['data'] },
  getPushState: { method: 'GET', path: '/api/v1/push', permission: 'authenticated', unsafe: false, success: 200, answers: ['data'] },
  subscribeToPush: { method: 'PUT', path: '/api/v1/push/subscription', permission: 'authenticated', unsafe: true, success: 200, answers: ['data'] },
  unsubscribeFromPush: { method: 'DELETE', path: '/api/v1/push/subscriptions/{id}', permission: 'authenticated', unsafe: true, success: 204, answers: [] },
  unsubscribeFromEmails: { method: 'POST', path: '/api/v1/unsubscribe/{token}', permission: 'public', unsafe: true, success: 204, answers: [] },
  listSessions: { method: 'GET', path: '/api/v1/sessions', permission: 'authenticated', unsafe: false, success: 200, answers: ['data'] },
  revokeOtherSessions: { method: 'DELETE', path: '/api/v1/sessions', permission: 'authenticated', unsafe: true, success: 204, answers: [] },
  revokeSession: { method: 'DELETE', path: '/api/v1/sessions/{id}', permission: 'authenticated', unsafe: true, success: 204, answers: [] },
  revokeSignIn: { method: 'POST', path: '/api/v1/session/revocations', permission: 'public', unsafe: true, success: 204, answers: [] },
  listNotifications: { method: 'GET', path: '/api/v1/notifications', permission: 'notifications.view', unsafe: false, success: 200, answers: ['data','meta'] },
  createNotification: { method: 'POST', path: '/api/v1/notifications', permission: 'authenticated', unsafe: true, success: 201, answers: ['data'] },
  listManagedNotifications: { method: 'GET', path: '/api/v1/notifications/managed', permission: 'authenticated', unsafe: false, success: 200, answers: ['data','links','meta'] },
  markAllNotificationsRead: { method: 'POST', path: '/api/v1/notifications/read-all', permission: 'notifications.view', unsafe: true, success: 204, answers: [] },
  countUnreadNotifications: { method: 'GET', path: '/api/v1/notifications/unread-count', permission: 'notifications.view', unsafe: false, success: 200, answers: ['data'] },
  listOngoingEmergencies: { method: 'GET', path: '/api/v1/emergencies/ongoing', permission: 'authenticated', unsafe: false, success: 200, answers: ['data','ended','help'] },
  listApprovalRequests: { method: 'GET', path: '/api/v1/emergencies/approvals', permission: 'emergency.start', unsafe: false, success: 200, answers: ['data'] },
  getNotification: { method: 'GET', path: '/api/v1/notifications/{id}', permission: 'authenticated', unsafe: false, success: 200, answers: ['data'] },
  updateNotification: { method: 'PUT', path: '/api/v1/notifications/{id}', permission: 'notifications.send', unsafe: true, success: 200, answers: ['data'] },
  cancelNotification: { method: 'POST', path: '/api/v1/notifications/{id}/cancel', permission: 'authenticated', unsafe: true, success: 200, answers: ['data'] },
  markNotificationRead: { method: 'POST', path: '/api/v1/notifications/{id}/read', permission: 'authenticated', unsafe: true, success: 204, answers: [] },
  acknowledgeNotification: { method: 'POST', path: '/api/v1/notifications/{id}/acknowledge', permission: 'authenticated', unsafe: true, success: 204, answers: [] },
  listNotificationRecipients: { method: 'GET', path: '/api/v1/notifications/{id}/recipients', permission: 'authenticated', unsafe: false, success: 200, answers: ['data','links','meta'] },
  getNotificationBoard: { method: 'GET', path: '/api/v1/notifications/{id}/board', permission: 'emergency.board', unsafe: false, success: 200, answers: ['data','counts','notification','reminders'] },
  exportNotificationBoard: { method: 'GET', path: '/api/v1/notifications/{id}/board/export', permission: 'emergency.board', unsafe: false, success: 200, answers: [], accept: 'text/csv, application/json', file: 'text/csv' },
  remindUnanswered: { method: 'POST', path: '/api/v1/notifications/{id}/reminders', permission: 'emergency.board', unsafe: true, success: 200, answers: ['data'] },
  followUpNotification: { method: 'POST', path: '/api/v1/notifications/{id}/update', permission: 'emergency.start', unsafe: true, success: 200, answers: ['data'] },
  endEmergency: { method: 'POST', path: '/api/v1/notifications/{id}/all-clear', permission: 'emergency.start', unsafe: true, success: 200, answers: ['data'] },
  listEmailSettings: { method: 'GET', path: '/api/v1/email-settings', permission: 'college.write', unsafe: false, success: 200, answers: ['data'] },
  updateEmailSetting: { method: 'PUT', path: '/api/v1/email-settings', permission: 'college.write', unsafe: true, success: 200, answers: ['data'] },
  listMessagingRules: { method: 'GET', path: '/api/v1/messaging-rules', permission: 'college.write', unsafe: false, success: 200, answers: ['data'] },
  updateMessagingRule: { method: 'PUT', path: '/api/v1/messaging-rules', permission: 'college.write', unsafe: true, success: 200, answers: ['data'] },
  approveEmergency: { method: 'POST', path: '/api/v1/notifications/{id}/approve', permission: 'emergency.start', unsafe: true, success: 200, answers: ['data'] },
  rejectEmergency: { method: 'POST', path: '/api/v1/notifications/{id}/reject', permission: 'emergency.start', unsafe: true, success: 200, answers: ['data'] },
  skipApproval: { method: 'POST', path: '/api/v1/notifications/{id}/skip-approval', permission: 'emergency.start', unsafe: true, success: 200, answers: ['data'] },
  listAlertTemplates: { method: 'GET', path: '/api/v1/alert-templates', permission: 'authenticated', unsafe: false, success: 200, answers: ['data'] },
  updateAlertTemplate: { method: 'PUT', path: '/api/v1/alert-templates', permission: 'college.write', unsafe: true, success: 200, answers: ['data'] },
  searchAudience: { method: 'POST', path: '/api/v1/audiences/people', permission: 'authenticated', unsafe: false, success: 200, answers: ['data','links','meta'] },
  previewAudience: { method: 'POST', path: '/api/v1/audiences/preview', permission: 'authenticated', unsafe: false, success: 200, answers: ['data'] },
  countAudienceGroups: { method: 'GET', path: '/api/v1/audiences/counts', permission: 'authenticated', unsafe: false, success: 200, answers: ['data'] },
  listGrades: { method: 'GET', path: '/api/v1/grades', permission: 'authenticated', unsafe: false, success: 200, answers: ['data'] },
  updateGrade: { method: 'PUT', path: '/api/v1/grades/{id}', permission: 'college.write', unsafe: true, success: 200, answers: ['data'] },
  listCourses: { method: 'GET', path: '/api/v1/courses', permission: 'authenticated', unsafe: false, success: 200, answers: ['data'] },
  updateCourse: { method: 'PUT', path: '/api/v1/courses/{id}', permission: 'college.write', unsafe: true, success: 200, answers: ['data'] },
  listCommunes: { method: 'GET', path: '/api/v1/communes', permission: 'authenticated', unsafe: false, success: 200, answers: ['data'] },
  listPermissions: { method: 'GET', path: '/api/v1/permissions', permission: 'authenticated', unsafe: false, success: 200, answers: ['data'] },
  listPostCategories: { method: 'GET', path: '/api/v1/post-categories', permission: 'authenticated', unsafe: false, success: 200, answers: ['data'] },
  createPostCategory: { method: 'POST', path: '/api/v1/post-categories', permission: 'posts.categories', unsafe: true, success: 201, answers: ['data'] },
  updatePostCategory: { method: 'PUT', path: '/api/v1/post-categories/{id}', permission: 'posts.categories', unsafe: true, success: 200, answers: ['data'] },
  deletePostCategory: { method: 'DELETE', path: '/api/v1/post-categories/{id}', permission: 'posts.categories', unsafe: true, success: 204, answers: [] },
  listPosts: { method: 'GET', path: '/api/v1/posts', permission: 'posts.view', unsafe: false, success: 200, answers: ['data','links','meta'] },
  createPost: { method: 'POST', path: '/api/v1/posts', permission: 'posts.write', unsafe: true, success: 201, answers: ['data'] },
  createPostPicture: { method: 'POST', path: '/api/v1/post-pictures', permission: 'posts.write', unsafe: true, success: 201, answers: ['data'], multipart: true },
  getPost: { method: 'GET', path: '/api/v1/posts/{id}', permission: 'posts.view', unsafe: false, success: 200, answers: ['data'] },
  updatePost: { method: 'PUT', path: '/api/v1/posts/{id}', permission: 'posts.write', unsafe: true, success: 200, answers: ['data'] },
  deletePost: { method: 'DELETE', path: '/api/v1/posts/{id}', permission: 'posts.delete', unsafe: true, success: 204, answers: [] },
  publishPost: { method: 'POST', path: '/api/v1/posts/{id}/publish', permission: 'posts.write', unsafe: true, success: 200, answers: ['data'] },
  archivePost: { method: 'POST', path: '/api/v1/posts/{id}/archive', permission: 'posts.write', unsafe: true, success: 200, answers: ['data'] },
  markPostRead: { method: 'POST', path: '/api/v1/posts/{id}/read', permission: 'posts.view', unsafe: true, success: 204, answers: [] },
  listTemplates: { method: 'GET', path: '/api/v1/templates', permission: 'authenticated', unsafe: false, success: 200, answers: ['data'] },
  createTemplate: { method: 'POST', path: '/api/v1/templates', permission: 'authenticated', unsafe: true, success: 201, answers: ['data'] },
  getTemplate: { method: 'GET', path: '/api/v1/templates/{id}', permission: 'authenticated', unsafe: false, success: 200, answers: ['data'] },
  updateTemplate: { method: 'PUT', path: '/api/v1/templates/{id}', permission: 'authenticated', unsafe: true, success: 200, answers: ['data'] },
  deleteTemplate: { method: 'DELETE', path: '/api/v1/templates/{id}', permission: 'authenticated', unsafe: true, success: 204, answers: [] },
  listReceipts: { method: 'GET', path: '/api/v1/receipts/{record}/{id}', permission: 'authenticated', unsafe: false, success: 200, answers: ['data','links','meta'] },
  getReminderPreview: { method: 'GET', path: '/api/v1/receipts/{record}/{id}/reminder', permission: 'authenticated', unsafe: false, success: 200, answers: ['data'] },
  sendReminder: { method: 'POST', path: '/api/v1/receipts/{record}/{id}/reminder', permission: 'authenticated', unsafe: true, success: 200, answers: ['data'] },
  confirmRead: { method: 'POST', path: '/api/v1/receipts/{record}/{id}/confirmation', permission: 'authenticated', unsafe: true, success: 204, answers: [] },
  listPendingConfirmations: { method: 'GET', path: '/api/v1/confirmations/pending', permission: 'authenticated', unsafe: false, success: 200, answers: ['data'] },
  getPostStatistics: { method: 'GET', path: '/api/v1/statistics/posts', permission: 'statistics.view', unsafe: false, success: 200, answers: ['data','meta'] },
  getEntryStatistics: { method: 'GET', path: '/api/v1/statistics/entries', permission: 'statistics.view', unsafe: false, success: 200, answers: ['data','meta'] },
  getReachStatistics: { method: 'GET', path: '/api/v1/statistics/reach', permission: 'statistics.view', unsafe: false, success: 200, answers: ['data','meta'] },
  sendHeartbeats: { method: 'POST', path: '/api/v1/statistics/heartbeats', permission: 'authenticated', unsafe: true, success: 204, answers: [] },
  listUsers: { method: 'GET', path: '/api/v1/users', permission: 'users.view', unsafe: false, success: 200, answers: ['data','links','meta'] },
  createUser: { method: 'POST', path: '/api/v1/users', permission: 'users.write', unsafe: true, success: 201, answers: ['data'] },
  getUser: { method: 'GET', path: '/api/v1/users/{id}', permission: 'users.view', unsafe: false, success: 200, answers: ['data'] },
  updateUser: { method: 'PUT', path: '/api/v1/users/{id}', permission: 'users.write', unsafe: true, success: 200, answers: ['data'] },
  deleteUser: { method: 'DELETE', path: '/api/v1/users/{id}', permission: 'users.write', unsafe: true, success: 204, answers: [] },
  resetUserPassword: { method: 'POST', path: '/api/v1/users/{id}/reset-password', permission: 'users.reset', unsafe: true, success: 204, answers: [] },
  sendInvitation: { method: 'POST', path: '/api/v1/users/{id}/invitation', permission: 'users.reset', unsafe: true, success: 204, answers: [] },
  setUserPin: { method: 'PUT', path: '/api/v1/users/{id}/pin', permission: 'users.reset', unsafe: true, success: 204, answers: [] },
  deleteUserPin: { method: 'DELETE', path: '/api/v1/users/{id}/pin', permission: 'users.reset', unsafe: true, success: 204, answers: [] },
  setUserRoles: { method: 'PUT', path: '/api/v1/users/{id}/roles', permission: 'users.roles', unsafe: true, success: 200, answers: ['data'] },
  listRoles: { method: 'GET', path: '/api/v1/roles', permission: 'authenticated', unsafe: false, success: 200, answers: ['data'] },
  createRole: { method: 'POST', path: '/api/v1/roles', permission: 'users.roles', unsafe: true, success: 201, answers: ['data'] },
  getRole: { method: 'GET', path: '/api/v1/roles/{id}', permission: 'authenticated', unsafe: false, success: 200, answers: ['data'] },
  updateRole: { method: 'PUT', path: '/api/v1/roles/{id}', permission: 'users.roles', unsafe: true, success: 200, answers: ['data'] },
  deleteRole: { method: 'DELETE', path: '/api/v1/roles/{id}', permission: 'users.roles', unsafe: true, success: 204, answers: [] },
  listAudit: { method: 'GET', path: '/api/v1/audit', permission: 'audit.view', unsafe: false, success: 200, answers: ['data','meta'] },
  exportAudit: { method: 'GET', path: '/api/v1/audit.csv', permission: 'audit.view', unsafe: false, success: 200, answers: [], accept: 'text/csv, application/json', file: 'text/csv' },
  listEvents: { method: 'GET', path: '/api/v1/events', permission: 'events.view', unsafe: false, success: 200, answers: ['data','links','meta'] },
  createEvent: { method: 'POST', path: '/api/v1/events', permission: 'events.write', unsafe: true, success: 201, answers: ['data'] },
  getEvent: { method: 'GET', path: '/api/v1/events/{id}', permission: 'events.view', unsafe: false, success: 200, answers: ['data'] },
  updateEvent: { method: 'PUT', path: '/api/v1/events/{id}', permission: 'events.write', unsafe: true, success: 200, answers: ['data'] },
  deleteEvent: { method: 'DELETE', path: '/api/v1/events/{id}', permission: 'events.write', unsafe: true, success: 204, answers: [] },
  cancelEvent: { method: 'POST', path: '/api/v1/events/{id}/cancel', permission: 'events.write', unsafe: true, success: 200, answers: ['data'] },
  syncEvent: { method: 'POST', path: '/api/v1/events/{id}/sync', permission: 'events.write', unsafe: true, success: 200, answers: ['data'] },
  markEventRead: { method: 'POST', path: '/api/v1/events/{id}/read', permission: 'events.view', unsafe: true, success: 204, answers: [] },
  listCalendarFeeds: { method: 'GET', path: '/api/v1/calendar/feeds', permission: 'events.view', unsafe: false, success: 200, answers: ['data','meta'] },
  createCalendarFeed: { method: 'POST', path: '/api/v1/calendar/feeds', permission: 'events.view', unsafe: true, success: 201, answers: ['data'] },
  revokeCalendarFeed: { method: 'DELETE', path: '/api/v1/calendar/feeds/{id}', permission: 'events.view', unsafe: true, success: 204, answers: [] },
  readCalendarFeed: { method: 'GET', path: '/api/v1/calendar/{feed_token}.ics', permission: 'public', unsafe: false, success: 200, answers: [], accept: 'text/calendar, application/json', file: 'text/calendar', text: true },
  getCalendarSettings: { method: 'GET', path: '/api/v1/integrations/calendar', permission: 'integrations.write', unsafe: false, success: 200, answers: ['data'] },
  updateCalendarSettings: { method: 'PUT', path: '/api/v1/integrations/calendar', permission: 'integrations.write', unsafe: true, success: 200, answers: ['data'] },
  testCalendar: { method: 'POST', path: '/api/v1/integrations/calendar/test', permission: 'integrations.write', unsafe: true, success: 200, answers: ['steps'] },
  listConversations: { method: 'GET', path: '/api/v1/conversations', permission: 'messenger.use', unsafe: false, success: 200, answers: ['data','links','meta'] },
  createConversation: { method: 'POST', path: '/api/v1/conversations', permission: 'messenger.use', unsafe: true, success: 201, answers: ['data'], repeats: true },
  countUnreadMessages: { method: 'GET', path: '/api/v1/conversations/unread-count', permission: 'messenger.use', unsafe: false, success: 200, answers: ['data'] },
  markMessagesReceived: { method: 'POST', path: '/api/v1/conversations/received', permission: 'messenger.use', unsafe: true, success: 204, answers: [] },
  listOnlineMembers: { method: 'GET', path: '/api/v1/conversations/online', permission: 'messenger.use', unsafe: false, success: 200, answers: ['data'] },
  getConversation: { method: 'GET', path: '/api/v1/conversations/{id}', permission: 'messenger.use', unsafe: false, success: 200, answers: ['data'] },
  updateConversation: { method: 'PUT', path: '/api/v1/conversations/{id}', permission: 'messenger.use', unsafe: true, success: 200, answers: ['data'] },
  addConversationMembers: { method: 'POST', path: '/api/v1/conversations/{id}/members', permission: 'messenger.use', unsafe: true, success: 200, answers: ['data'] },
  removeConversationMember: { method: 'DELETE', path: '/api/v1/conversations/{id}/members/{user_id}', permission: 'messenger.use', unsafe: true, success: 204, answers: [] },
  listMessages: { method: 'GET', path: '/api/v1/conversations/{id}/messages', permission: 'messenger.use', unsafe: false, success: 200, answers: ['data','meta'] },
  createMessage: { method: 'POST', path: '/api/v1/conversations/{id}/messages', permission: 'messenger.use', unsafe: true, success: 201, answers: ['data'], repeats: true },
  markConversationRead: { method: 'POST', path: '/api/v1/conversations/{id}/read', permission: 'messenger.use', unsafe: true, success: 204, answers: [] },
  markConversationUnread: { method: 'POST', path: '/api/v1/conversations/{id}/unread', permission: 'messenger.use', unsafe: true, success: 204, answers: [] },
  signalTyping: { method: 'POST', path: '/api/v1/conversations/{id}/typing', permission: 'messenger.use', unsafe: true, success: 204, answers: [] },
  updateConversationSettings: { method: 'PUT', path: '/api/v1/conversations/{id}/settings', permission: 'messenger.use', unsafe: true, success: 200, answers: ['data'] },
  updateMessage: { method: 'PUT', path: '/api/v1/messages/{id}', permission: 'messenger.use', unsafe: true, success: 200, answers: ['data'] },
  deleteMessage: { method: 'DELETE', path: '/api/v1/messages/{id}', permission: 'messenger.use', unsafe: true, success: 204, answers: [] },
  addReaction: { method: 'PUT', path: '/api/v1/messages/{id}/reactions/{emoji}', permission: 'messenger.use', unsafe: true, success: 200, answers: ['data'] },
  removeReaction: { method: 'DELETE', path: '/api/v1/messages/{id}/reactions/{emoji}', permission: 'messenger.use', unsafe: true, success: 200, answers: ['data'] },
  createMessageReport: { method: 'POST', path: '/api/v1/messages/{id}/reports', permission: 'messenger.use', unsafe: true, success: 201, answers: ['data'], repeats: true },
  searchMessages: { method: 'GET', path: '/api/v1/messages/search', permission: 'messenger.use', unsafe: false, success: 200, answers: ['data','meta'] },
  exportMessages: { method: 'GET', path: '/api/v1/message-export', permission: 'messenger.oversee', unsafe: false, success: 200, answers: [], accept: 'text/csv, application/json', file: 'text/csv' },
  getMessageRetention: { method: 'GET', path: '/api/v1/message-retention', permission: 'college.write', unsafe: false, success: 200, answers: ['data'] },
  updateMessageRetention: { method: 'PUT', path: '/api/v1/message-retention', permission: 'college.write', unsafe: true, success: 200, answers: ['data'] },
  listMessageReports: { method: 'GET', path: '/api/v1/message-reports', permission: 'messenger.oversee', unsafe: false, success: 200, answers: ['data','links','meta'] },
  getMessageReport: { method: 'GET', path: '/api/v1/message-reports/{id}', permission: 'messenger.oversee', unsafe: false, success: 200, answers: ['data'] },
  handleMessageReport: { method: 'POST', path: '/api/v1/message-reports/{id}/handling', permission: 'messenger.oversee', unsafe: true, success: 200, answers: ['data'] },
  removeReportedMessage: { method: 'DELETE', path: '/api/v1/message-reports/{id}/message', permission: 'messenger.oversee', unsafe: true, success: 204, answers: [] },
  openStream: { method: 'GET', path: '/api/v1/stream', permission: 'authenticated', unsafe: false, success: 200, answers: [] },
  listDocumentCategories: { method: 'GET', path: '/api/v1/document-categories', permission: 'authenticated', unsafe: false, success: 200, answers: ['data'] },
  createDocumentCategory: { method: 'POST', path: '/api/v1/document-categories', permission: 'documents.write', unsafe: true, success: 201, answers: ['data'] },
  updateDocumentCategory: { method: 'PUT', path: '/api/v1/document-categories/{id}', permission: 'documents.write', unsafe: true, success: 200, answers: ['data'] },
  deleteDocumentCategory: { method: 'DELETE', path: '/api/v1/document-categories/{id}', permission: 'documents.write', unsafe: true, success: 204, answers: [] },
  listDocuments: { method: 'GET', path: '/api/v1/documents', permission: 'documents.view', unsafe: false, success: 200, answers: ['data','links','meta'] },
  createDocument: { method: 'POST', path: '/api/v1/documents', permission: 'documents.write', unsafe: true, success: 201, answers: ['data'], multipart: true },
  getDocument: { method: 'GET', path: '/api/v1/documents/{id}', permission: 'documents.view', unsafe: false, success: 200, answers: ['data'] },
  replaceDocumentFile: { method: 'POST', path: '/api/v1/documents/{id}', permission: 'documents.write', unsafe: true, success: 200, answers: ['data'], multipart: true },
  updateDocument: { method: 'PUT', path: '/api/v1/documents/{id}', permission: 'documents.write', unsafe: true, success: 200, answers: ['data'] },
  deleteDocument: { method: 'DELETE', path: '/api/v1/documents/{id}', permission: 'documents.write', unsafe: true, success: 204, answers: [] },
  downloadDocument: { method: 'GET', path: '/api/v1/documents/{id}/download', permission: 'documents.view', unsafe: false, success: 200, answers: [], accept: '*/*, application/json', file: '*/*' },
  listPlaces: { method: 'GET', path: '/api/v1/places', permission: 'authenticated', unsafe: false, success: 200, answers: ['data','links','meta'] },
  createPlace: { method: 'POST', path: '/api/v1/places', permission: 'places.write', unsafe: true, success: 201, answers: ['data'] },
  getPlace: { method: 'GET', path: '/api/v1/places/{id}', permission: 'authenticated', unsafe: false, success: 200, answers: ['data'] },
  updatePlace: { method: 'PUT', path: '/api/v1/places/{id}', permission: 'places.write', unsafe: true, success: 200, answers: ['data'] },
  deletePlace: { method: 'DELETE', path: '/api/v1/places/{id}', permission: 'places.write', unsafe: true, success: 204, answers: [] },
  listContacts: { method: 'GET', path: '/api/v1/contacts', permission: 'contacts.view', unsafe: false, success: 200, answers: ['data','links','meta'] },
  createContact: { method: 'POST', path: '/api/v1/contacts', permission: 'contacts.write', unsafe: true, success: 201, answers: ['data'] },
  getContact: { method: 'GET', path: '/api/v1/contacts/{id}', permission: 'contacts.view', unsafe: false, success: 200, answers: ['data'] },
  updateContact: { method: 'PUT', path: '/api/v1/contacts/{id}', permission: 'contacts.write', unsafe: true, success: 200, answers: ['data'] },
  deleteContact: { method: 'DELETE', path: '/api/v1/contacts/{id}', permission: 'contacts.write', unsafe: true, success: 204, answers: [] },
  getContactCard: { method: 'GET', path: '/api/v1/contacts/{id}.vcf', permission: 'contacts.view', unsafe: false, success: 200, answers: [], accept: 'text/vcard, application/json', file: 'text/vcard', text: true },
  getDocumentStatistics: { method: 'GET', path: '/api/v1/statistics/documents', permission: 'statistics.view', unsafe: false, success: 200, answers: ['data','meta'] },
  exportStatistics: { method: 'GET', path: '/api/v1/statistics/{kind}.csv', permission: 'statistics.view', unsafe: false, success: 200, answers: [], accept: 'text/csv, application/json', file: 'text/csv' },
  listAttachments: { method: 'GET', path: '/api/v1/conversations/{id}/attachments', permission: 'messenger.use', unsafe: false, success: 200, answers: ['data','links','meta'] },
  createAttachment: { method: 'POST', path: '/api/v1/conversations/{id}/attachments', permission: 'messenger.use', unsafe: true, success: 201, answers: ['data'], multipart: true },
  downloadAttachment: { method: 'GET', path: '/api/v1/attachments/{id}', permission: 'messenger.use', unsafe: false, success: 200, answers: [], accept: '*/*, application/json', file: '*/*' },
  getCollege: { method: 'GET', path: '/api/v1/college', permission: 'college.write', unsafe: false, success: 200, answers: ['data'] },
  updateCollegeImages: { method: 'POST', path: '/api/v1/college', permission: 'college.write', unsafe: true, success: 200, answers: ['data'], multipart: true },
  updateCollege: { method: 'PUT', path: '/api/v1/college', permission: 'college.write', unsafe: true, success: 200, answers: ['data'] },
  listIntegrations: { method: 'GET', path: '/api/v1/integrations', permission: 'integrations.write', unsafe: false, success: 200, answers: ['data'] },
  getSmtpSettings: { method: 'GET', path: '/api/v1/integrations/smtp', permission: 'integrations.write', unsafe: false, success: 200, answers: ['data'] },
  updateSmtpSettings: { method: 'PUT', path: '/api/v1/integrations/smtp', permission: 'integrations.write', unsafe: true, success: 200, answers: ['data'] },
  deleteSmtpSettings: { method: 'DELETE', path: '/api/v1/integrations/smtp', permission: 'integrations.write', unsafe: true, success: 204, answers: [] },
  testSmtp: { method: 'POST', path: '/api/v1/integrations/smtp/test', permission: 'integrations.write', unsafe: true, success: 200, answers: ['steps'] },
  createPostAttachment: { method: 'POST', path: '/api/v1/post-attachments', permission: 'posts.write', unsafe: true, success: 201, answers: ['data'], multipart: true },
  downloadPostAttachment: { method: 'GET', path: '/api/v1/post-attachments/{id}', permission: 'posts.view', unsafe: false, success: 200, answers: [], accept: '*/*, application/json', file: '*/*' },
} as const satisfies Record<keyof Operations, OperationFacts>;
