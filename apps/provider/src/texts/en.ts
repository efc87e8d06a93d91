import type { ProviderTexts } from '../providerTexts.ts';

export const texts: ProviderTexts = {
  greeting: 'Hello {name},',
  emails: {
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
      after:
        'If you don’t know {school}, ignore this message: without a password no one can use the account.',
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
  },
  signUpNotice: {
    title: 'Account request: {name}',
    content: '{name} ({email}) has asked for an account. Review the request to approve or refuse it.',
  },
  alerts: {
    earthquake: {
      title: 'Earthquake: take cover',
      content:
        'Drop, cover and hold on, away from windows. When the shaking stops, walk to the assembly point of {place}.',
    },
    fire: {
      title: 'Fire: evacuate',
      content:
        'Fire at {place}. Leave now by the nearest exit and go to the assembly point. Don’t use lifts, and don’t go back for belongings.',
    },
    gas: {
      title: 'Gas leak: evacuate',
      content:
        'Gas leak at {place}. Leave now and go to the assembly point. Don’t switch on lights, and don’t use lifts or phones inside the building.',
    },
    lockdown: {
      title: 'Stay inside',
      content:
        'Threat at {place}. Lock the door, switch off lights, silence phones and stay away from doors and windows. Wait for instructions.',
    },
    evacuation: {
      title: 'Evacuate',
      content:
        'Leave {place} now by the nearest exit and go to the assembly point. Take the roll and answer this alert.',
    },
    medical: {
      title: 'Medical emergency',
      content: 'Medical emergency at {place}. Keep the way clear. If you can give first aid, come and help.',
    },
    weather: {
      title: 'Dangerous weather or road',
      content:
        'It isn’t safe to travel to or from {place}. Stay where you are until further notice and follow the school’s instructions.',
    },
  },
  statistics: {
    posts: ['Title', 'Category', 'Published', 'Reads', 'Recipients'],
    documents: ['Title', 'Category', 'File', 'Downloads', 'People'],
    entries: ['Weekday', 'Hour', 'Visits', 'Seconds'],
    reach: ['Item', 'Reached', 'Total'],
    people: 'People who visited',
    news: 'News read',
    notifications: 'Notifications seen',
    files: {
      posts: 'Most read news',
      documents: 'Most downloaded documents',
      entries: 'Visits by day and hour',
      reach: 'Reach',
    },
  },
};
