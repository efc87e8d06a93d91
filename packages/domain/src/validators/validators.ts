export { minPasswordLength } from './fields.ts';
export { loginByEmail, loginByPassport, loginByRut, loginIdentifier, loginOf } from './login.ts';
export { groupWrite, maxGroupMembers, maxMessageLength, messageWrite } from './messenger.ts';
export { maxTitleLength, postDraft, postToPublish } from './post.ts';
export { profile, updatePassword } from './profile.ts';
export { recover, resetPassword } from './recovery.ts';
export { signUp } from './signUp.ts';
export { validateWith, valuesToSend } from './validateWith.ts';
