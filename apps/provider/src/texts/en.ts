import type { ProviderTexts } from '../providerTexts.ts';
import { accountEmails } from './accountEmails/en.ts';

export const texts: ProviderTexts = {
  greeting: 'Hello {name},',
  notificationEmails: {
    notification: {
      subject: '{title}',
      before: '',
      action: 'Open in the app',
    },
    emergencyStarted: {
      subject: '[REAL ALERT] {title}',
      banner: 'REAL ALERT',
      before:
        'This is a real emergency at {school}. Follow the instructions and answer as soon as you are safe.',
      action: 'Open the alert and answer',
    },
    emergencyReminded: {
      subject: '[REAL ALERT] Reminder: {title}',
      banner: 'REAL ALERT',
      before:
        'Reminder: you haven’t answered this real alert from {school} yet. Follow the instructions and answer as soon as you are safe.',
      action: 'Open the alert and answer',
    },
    emergencyUpdated: {
      subject: '[REAL ALERT] Update: {title}',
      banner: 'REAL ALERT',
      before: 'Update on the emergency at {school}:',
      action: 'Open the alert',
    },
    emergencyEnded: {
      subject: '[ALERT ENDED] {title}',
      banner: 'ALERT ENDED',
      before: '{school} has given the all-clear: the emergency has ended.',
      action: 'Open the alert',
    },
    drillStarted: {
      subject: '[DRILL] {title}',
      banner: 'DRILL',
      before:
        'This is a drill at {school}. There is no real emergency. Follow the instructions as if there were.',
      action: 'Open the drill and answer',
    },
    drillReminded: {
      subject: '[DRILL] Reminder: {title}',
      banner: 'DRILL',
      before:
        'Reminder: you haven’t answered this drill at {school} yet. There is no real emergency. Follow the instructions and answer.',
      action: 'Open the drill and answer',
    },
    drillUpdated: {
      subject: '[DRILL] Update: {title}',
      banner: 'DRILL',
      before: 'There is no real emergency. Update on the drill at {school}:',
      action: 'Open the drill',
    },
    drillEnded: {
      subject: '[DRILL ENDED] {title}',
      banner: 'DRILL ENDED',
      before: 'The drill at {school} has ended. It was only practice: there was no danger.',
      action: 'Open the drill',
    },
  },
  chooseEmails: 'Choose which emails you get',
  messageEmails: {
    post: {
      subject: '{title}',
      before: '',
      action: 'Open in the app',
    },
    eventMoved: {
      subject: 'Changed: {title}',
      before: 'This event has changed:',
      action: 'Open the calendar',
    },
    eventCancelled: {
      subject: 'Cancelled: {title}',
      before: 'This event has been cancelled:',
      action: 'Open the calendar',
    },
    eventDeleted: {
      subject: 'No longer in the calendar: {title}',
      before: 'This event has been removed from the calendar:',
      action: 'Open the calendar',
    },
    messages: {
      subject: 'Unread messages at {school}',
      before: 'You have unread messages:',
      action: 'Open messages',
    },
    digest: {
      subject: 'Summary from {school}',
      before: 'What’s new at {school} since your last summary:',
      action: 'Open the app',
    },
  },
  eventTimes: { now: 'Now: {when}', before: 'Before: {when}' },
  digest: {
    headings: {
      notifications: 'Notifications',
      posts: 'News',
      events: 'Events',
      requests: 'Sign-up requests',
      messages: 'Messages',
    },
    eventLabels: { moved: 'Changed', cancelled: 'Cancelled', deleted: 'Removed' },
  },
  emails: accountEmails,
  signUpNotice: {
    title: 'Account request: {name}',
    content: '{name} ({email}) has asked for an account. Review the request to approve or refuse it.',
  },
  signUpsNotice: {
    title: 'Account requests: {count}',
    content:
      '{name} ({email}) has asked for an account. Requests waiting for an answer: {count}. Review them to approve or refuse them.',
  },
  reminders: {
    title: 'Reminder: {title}',
    unread: 'You haven’t opened “{title}” yet. Please take a look.',
    confirm: 'Please read “{title}” and confirm by {date} that you have read it.',
    overdue: 'Your confirmation of “{title}” was due on {date}. Please read it and confirm it now.',
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
  approvalNotice: {
    title: 'Approve an alert: {title}',
    content:
      '{name} has started a real alert that a second person must approve. Open the app to approve or reject it within 15 minutes.',
  },
  tooLateNotice: {
    title: 'Not sent: {title}',
    content:
      'The server was not available when your alert “{title}” was due to be sent. It was cancelled because it was more than a minute late. If it is still needed, start it again.',
  },
  alertPage: {
    alertEnded: 'Alert ended',
    drillEnded: 'Drill ended',
    noAnswers: 'It has ended, so it doesn’t take answers any more.',
    call: 'Call the school:',
    openApp: 'Open in the app',
    offline:
      'No connection. You can answer: your answer is saved on this device and sent later with its own time.',
    notSent: 'Your answer wasn’t sent. Answer again, or open the notification.',
    rejected: 'Your answer wasn’t accepted. Reload the page and try again.',
    unknown: {
      title: 'This link doesn’t work',
      body: 'It may be incomplete. Open it from the email again, or sign in to see your alerts.',
    },
    expired: {
      title: 'This link has expired',
      body: 'It worked until 24 hours after the end. Sign in to read the message.',
    },
  },
  unsubscribePage: {
    title: 'Stop these emails?',
    willStop: 'You will no longer get emails about:',
    stop: 'Stop these emails',
    stoppedTitle: 'These emails have stopped',
    stopped: 'You no longer get emails about:',
    lockedTitle: 'These emails can’t be stopped',
    stillInApp: 'Everything stays in the app. Emergencies and drills are always sent by email too.',
    unknown: {
      title: 'This link doesn’t work',
      body: 'It may be incomplete. Open it from the email again, or sign in to choose which emails you get.',
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
