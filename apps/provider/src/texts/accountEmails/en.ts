import type { ProviderTexts } from '../../providerTexts.ts';

export const accountEmails: ProviderTexts['emails'] = {
  recovery: {
    subject: 'Choose a new password for {school}',
    before:
      'Someone requested a new password for your account at {school}. Use this link within one hour to choose one:',
    action: 'Choose a new password',
    after: 'If this wasn’t you, ignore this message. Your password won’t change.',
  },
  passwordReset: {
    subject: 'Your password for {school} was reset',
    before:
      'An administrator at {school} reset your password. The old one no longer works. Use this link within one hour to choose a new one:',
    action: 'Choose a new password',
    after: 'If the link has expired, request another one on the sign-in page.',
  },
  invitation: {
    subject: 'Your account at {school}',
    before:
      '{school} has created an account for you. You sign in with this email address and a password you choose. Choose it here within seven days:',
    action: 'Choose a password',
    after: 'If you don’t know {school}, ignore this message: without a password no one can use the account.',
  },
  signUpConfirmation: {
    subject: 'Confirm your email address for {school}',
    before:
      'Someone requested an account at {school} with this email address. If it was you, confirm the address within seven days with the password you chose when you signed up. {school} only reviews requests with a confirmed address.',
    action: 'Confirm email address',
    after: 'If it wasn’t you, ignore this message: the request will be deleted.',
  },
  signUpTaken: {
    subject: 'You already have an account at {school}',
    before:
      'Someone requested an account at {school} with this email address, but it already has one. If it was you, sign in. If you’ve forgotten your password, you can choose a new one on the sign-in page.',
    action: 'Go to sign-in',
    after: 'If you can’t sign in, contact the school. If you didn’t request an account, ignore this message.',
  },
  signUpReceived: {
    subject: 'We’ve received your request for an account at {school}',
    before:
      '{school} has received your request for an account. The school will review it, and we’ll email you when there is an answer.',
    after: 'If you didn’t request an account, ignore this message.',
  },
  signUpApproved: {
    subject: 'Your account at {school} is ready',
    before:
      '{school} has approved your account. You can now sign in with this email address and the password you chose.',
    action: 'Sign in',
    after: 'If you’ve forgotten your password, you can choose a new one on the sign-in page.',
  },
  signUpRefused: {
    subject: 'Your request for an account at {school}',
    before: '{school} has not approved your request for an account.',
    after: 'If you think this is a mistake, contact the school.',
  },
  emailChanged: {
    subject: 'The email address of your account at {school} was changed',
    before:
      'The email address of your account at {school} was changed on {when}. From now on, messages go to the new address.',
    after:
      'If you made this change, there’s nothing to do. If you didn’t, contact the school right away so that it can secure your account.',
  },
  passwordChanged: {
    subject: 'The password of your account at {school} was changed',
    before:
      'The password of your account at {school} was changed on {when}. All other devices were signed out.',
    action: 'Go to sign-in',
    after:
      'If you made this change, there’s nothing to do. If you didn’t, choose a new password on the sign-in page and contact the school right away.',
  },
  pinSet: {
    subject: 'A new PIN was set for your account at {school}',
    before: 'A new PIN was set for your account at {school} on {when}. It confirms emergency alerts.',
    after:
      'If you did this or asked for it, there’s nothing to do. If not, change your password and your PIN in your account and contact the school right away.',
  },
  passwordGuesses: {
    subject: 'Your session at {school} was ended',
    before:
      'Someone entered a wrong password ten times in your account at {school}. That session was ended on {when}.',
    after:
      'If it was you, sign in again or choose a new password on the sign-in page. If not, change your password and contact the school right away.',
  },
  mailServerChanged: {
    subject: 'The mail server of {school} was changed',
    before:
      'The mail server of {school} was changed on {when}. From now on all emails of the school go through the new settings, also the links to choose a password.',
    after:
      'If this was planned, there’s nothing to do. If not, sign in, check the mail settings and the activity log, and change your password.',
  },
  pinLocked: {
    subject: 'The PIN of your account at {school} was locked',
    before:
      'Someone entered a wrong PIN five times with your session at {school}. The PIN was locked for 15 minutes on {when}.',
    after:
      'If it was you, there’s nothing to do. If not, change your password and your PIN in your account and contact the school right away.',
  },
  pinRemoved: {
    subject: 'The PIN of your account at {school} was removed',
    before:
      'The PIN of your account at {school} was removed on {when}. Without a PIN you can’t start a real emergency.',
    after:
      'If you did this or asked for it, there’s nothing to do. If not, change your password and your PIN in your account and contact the school right away.',
  },
  smtpTest: {
    subject: 'Test email from {school}',
    before: 'This email was sent to test the email settings of {school}. If you can read it, they work.',
  },
};
