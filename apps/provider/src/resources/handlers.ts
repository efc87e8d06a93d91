import type { Handlers } from '../http/contract/handler.ts';
import { accountsHandlers } from './accounts/accounts.handlers.ts';
import { signUpsHandlers } from './accounts/signUps.handlers.ts';
import { preferencesHandlers } from './accounts/preferences.handlers.ts';
import { profileHandlers } from './accounts/profile.handlers.ts';
import { calendarSettingsHandlers } from './calendarSettings/calendarSettings.handlers.ts';
import { collegesHandlers } from './colleges/colleges.handlers.ts';
import { collegeRecordHandlers } from './colleges/record.handlers.ts';
import { eventsHandlers } from './events/events.handlers.ts';
import { feedsHandlers } from './events/feeds.handlers.ts';
import { documentCategoriesHandlers } from './documentCategories/documentCategories.handlers.ts';
import { documentsHandlers } from './documents/documents.handlers.ts';
import { downloadHandlers } from './documents/download.handlers.ts';
import { placesHandlers } from './places/places.handlers.ts';
import { contactsHandlers } from './contacts/contacts.handlers.ts';
import { labelsHandlers } from './lookups/labels.handlers.ts';
import { lookupsHandlers } from './lookups/lookups.handlers.ts';
import { alertTemplatesHandlers } from './alertTemplates/alertTemplates.handlers.ts';
import { audiencesHandlers } from './audiences/audiences.handlers.ts';
import { boardHandlers } from './notifications/board.handlers.ts';
import { emergenciesHandlers } from './notifications/emergencies.handlers.ts';
import { approvalHandlers } from './notifications/approval.handlers.ts';
import { managedNotificationsHandlers } from './notifications/managed.handlers.ts';
import { emailSettingsHandlers } from './emailSettings/emailSettings.handlers.ts';
import { attachmentsHandlers } from './messenger/attachments.handlers.ts';
import { conversationsHandlers } from './messenger/conversations.handlers.ts';
import { messageExportHandlers } from './messageExport/messageExport.handlers.ts';
import { messageRetentionHandlers } from './messageRetention/messageRetention.handlers.ts';
import { messageReportsHandlers } from './messageReports/messageReports.handlers.ts';
import { messagingRulesHandlers } from './messagingRules/messagingRules.handlers.ts';
import { membersHandlers } from './messenger/members.handlers.ts';
import { messagesHandlers } from './messenger/messages.handlers.ts';
import { presenceHandlers } from './messenger/presence.handlers.ts';
import { reactionsHandlers } from './messenger/reactions.handlers.ts';
import { settingsHandlers } from './messenger/settings.handlers.ts';
import { notificationsHandlers } from './notifications/notifications.handlers.ts';
import { postCategoriesHandlers } from './postCategories/postCategories.handlers.ts';
import { postAttachmentsHandlers } from './posts/attachments.handlers.ts';
import { postsHandlers } from './posts/posts.handlers.ts';
import { picturesHandlers } from './posts/pictures.handlers.ts';
import { pushHandlers } from './push/push.handlers.ts';
import { receiptsHandlers } from './receipts/receipts.handlers.ts';
import { sessionHandlers } from './session/session.handlers.ts';
import { exportHandlers } from './statistics/export.handlers.ts';
import { statisticsHandlers } from './statistics/statistics.handlers.ts';
import { auditHandlers } from './audit/audit.handlers.ts';
import { auditExportHandlers } from './audit/export.handlers.ts';
import { rolesHandlers } from './roles/roles.handlers.ts';
import { accessHandlers } from './users/access.handlers.ts';
import { smtpSettingsHandlers } from './smtpSettings/smtpSettings.handlers.ts';
import { templatesHandlers } from './templates/templates.handlers.ts';
import { usersHandlers } from './users/users.handlers.ts';

/** Handlers of all operations of the contract; a missing one is a compile error. */
export const handlers: Handlers = {
  ...sessionHandlers,
  ...accountsHandlers,
  ...signUpsHandlers,
  ...profileHandlers,
  ...preferencesHandlers,
  ...pushHandlers,
  ...collegesHandlers,
  ...lookupsHandlers,
  ...labelsHandlers,
  ...notificationsHandlers,
  ...managedNotificationsHandlers,
  ...emergenciesHandlers,
  ...approvalHandlers,
  ...boardHandlers,
  ...alertTemplatesHandlers,
  ...emailSettingsHandlers,
  ...messageExportHandlers,
  ...messageRetentionHandlers,
  ...messageReportsHandlers,
  ...messagingRulesHandlers,
  ...audiencesHandlers,
  ...postsHandlers,
  ...picturesHandlers,
  ...postAttachmentsHandlers,
  ...receiptsHandlers,
  ...templatesHandlers,
  ...postCategoriesHandlers,
  ...statisticsHandlers,
  ...exportHandlers,
  ...usersHandlers,
  ...accessHandlers,
  ...rolesHandlers,
  ...auditHandlers,
  ...auditExportHandlers,
  ...eventsHandlers,
  ...feedsHandlers,
  ...calendarSettingsHandlers,
  ...conversationsHandlers,
  ...membersHandlers,
  ...messagesHandlers,
  ...presenceHandlers,
  ...reactionsHandlers,
  ...settingsHandlers,
  ...attachmentsHandlers,
  ...documentsHandlers,
  ...downloadHandlers,
  ...documentCategoriesHandlers,
  ...placesHandlers,
  ...contactsHandlers,
  ...collegeRecordHandlers,
  ...smtpSettingsHandlers,
};
