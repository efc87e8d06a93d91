export { calendarSettings } from './calendarSettings.ts';
export { calendarFeedWrite, eventWrite } from './event.ts';
export { contact } from './contact.ts';
export { documentCategory, documentWrite } from './documents.ts';
export { place } from './place.ts';
export { minPasswordLength } from '../minPasswordLength.ts';
export { loginByEmail, loginByPassport, loginByRut, loginIdentifier, toLogin } from './login.ts';
export { acknowledgement, alertTemplate, followUp, notification } from './notification.ts';
export {
  directWrite,
  groupUpdate,
  groupWrite,
  membersWrite,
  messageUpdate,
  messageWrite,
} from './messenger.ts';
export { postDraft, postToPublish } from './post.ts';
export { ownPin, profile, updatePassword } from './profile.ts';
export { recover, resetPassword } from './recovery.ts';
export { confirmSignUp, signUp } from './signUp.ts';
export { pin, role, userRoles, userWrite } from './user.ts';
export { college, label } from './college.ts';
export { smtpSettings, smtpTest } from './smtpSettings.ts';
export { templateName } from './template.ts';
export { validateWith, valuesToSend, type FormRules } from './validateWith.ts';
