export { minPasswordLength } from './fields.ts';
export { loginByEmail, loginByPassport, loginByRut, loginIdentifier, loginOf } from './login.ts';
export { followUp, maxNotificationLength, notification } from './notification.ts';
export { maxTitleLength, postDraft, postToPublish } from './post.ts';
export { profile, updatePassword } from './profile.ts';
export { recover, resetPassword } from './recovery.ts';
export { signUp } from './signUp.ts';
export { pin, role, userWrite } from './user.ts';
export { validateWith, valuesToSend } from './validateWith.ts';
