import type { AuditEntry, OperationId } from '@school/domain';
import type { MessageId } from '../../intl/messages.ts';
import type { TextOf } from '../../intl/words.ts';

/** What an act was done to, as the provider names its kind. */
const kinds = {
  user: 'user.title',
  role: 'users.filter.role',
  post: 'posts.columns.post',
  post_category: 'audit.kind.postCategory',
  document: 'statistics.documents.document',
  document_category: 'audit.kind.documentCategory',
  event: 'audit.kind.event',
  notification: 'audit.kind.notification',
  contact: 'audit.kind.contact',
  place: 'users.filter.place',
  college: 'audit.kind.college',
  integration: 'audit.kind.integration',
  grade: 'posts.filter.grade',
  course: 'posts.filter.course',
} satisfies Record<string, MessageId>;

/** The kinds of thing that acts are told of. */
export type Kind = keyof typeof kinds;

type Act = { kind: Kind; verb: MessageId };

const act = (kind: Kind, verb: MessageId): Act => ({ kind, verb });
const [created, edited, deleted, cancelled] = [
  'audit.verb.create',
  'audit.verb.update',
  'audit.verb.delete',
  'audit.verb.cancel',
] as const;

/** Every operation that the provider keeps in the audit: what it is done to, and the word for it. */
export const actions: Partial<Record<OperationId, Act>> = {
  createUser: act('user', created),
  updateUser: act('user', edited),
  deleteUser: act('user', deleted),
  setUserRoles: act('user', 'audit.verb.setUserRoles'),
  resetUserPassword: act('user', 'audit.verb.resetUserPassword'),
  setUserPin: act('user', 'audit.verb.setUserPin'),
  deleteUserPin: act('user', 'audit.verb.deleteUserPin'),
  createRole: act('role', created),
  updateRole: act('role', edited),
  deleteRole: act('role', deleted),
  createPost: act('post', created),
  updatePost: act('post', edited),
  publishPost: act('post', 'audit.verb.publish'),
  archivePost: act('post', 'audit.verb.archive'),
  deletePost: act('post', deleted),
  createPostCategory: act('post_category', created),
  updatePostCategory: act('post_category', edited),
  deletePostCategory: act('post_category', deleted),
  createEvent: act('event', created),
  updateEvent: act('event', edited),
  cancelEvent: act('event', cancelled),
  deleteEvent: act('event', deleted),
  createNotification: act('notification', created),
  updateNotification: act('notification', edited),
  cancelNotification: act('notification', cancelled),
  followUpNotification: act('notification', 'audit.verb.followUp'),
  acknowledgeNotification: act('notification', 'audit.verb.acknowledge'),
  endEmergency: act('notification', 'audit.verb.endEmergency'),
  createDocument: act('document', created),
  updateDocument: act('document', edited),
  replaceDocumentFile: act('document', 'audit.verb.replaceFile'),
  deleteDocument: act('document', deleted),
  createDocumentCategory: act('document_category', created),
  updateDocumentCategory: act('document_category', edited),
  deleteDocumentCategory: act('document_category', deleted),
  createContact: act('contact', created),
  updateContact: act('contact', edited),
  deleteContact: act('contact', deleted),
  createPlace: act('place', created),
  updatePlace: act('place', edited),
  deletePlace: act('place', deleted),
  updateCollege: act('college', edited),
  updateCollegeImages: act('college', 'audit.verb.images'),
  updateGrade: act('grade', edited),
  updateCourse: act('course', edited),
  updateSmtpSettings: act('integration', edited),
  testSmtp: act('integration', 'audit.verb.test'),
  updateCalendarSettings: act('integration', edited),
};

/** The word for what was done: "Edited". */
export const verbOf = (action: string): MessageId =>
  actions[action as OperationId]?.verb ?? 'audit.verb.other';

/** What it was done to: "User"; undefined for a kind of thing that isn't known here. */
export const kindLabel = (kind: string): MessageId | undefined => kinds[kind as Kind];

const integrations: Record<string, MessageId> = {
  smtp: 'integrations.smtp.title',
  calendar: 'integrations.calendar.title',
};

/** What the thing is called; an integration is known by a code, which has words. */
export function subjectName(t: TextOf, { kind, name }: AuditEntry['subject']): string {
  const words = kind === 'integration' ? integrations[name] : undefined;
  return words ? t(words) : name;
}
