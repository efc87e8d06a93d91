import type { ProviderTexts } from '../providerTexts.ts';
import { accountEmails } from './accountEmails/de.ts';

export const texts: ProviderTexts = {
  greeting: 'Guten Tag {name},',
  notificationEmails: {
    notification: {
      subject: '{title}',
      before: '',
      action: 'In der App öffnen',
    },
    emergencyStarted: {
      subject: '[ECHTER ALARM] {title}',
      banner: 'ECHTER ALARM',
      before:
        'dies ist ein echter Notfall an der Schule {school}. Folgen Sie den Anweisungen und antworten Sie, sobald Sie in Sicherheit sind.',
      action: 'Alarm öffnen und antworten',
    },
    emergencyReminded: {
      subject: '[ECHTER ALARM] Erinnerung: {title}',
      banner: 'ECHTER ALARM',
      before:
        'Erinnerung: Sie haben auf diesen echten Alarm der Schule {school} noch nicht geantwortet. Folgen Sie den Anweisungen und antworten Sie, sobald Sie in Sicherheit sind.',
      action: 'Alarm öffnen und antworten',
    },
    emergencyUpdated: {
      subject: '[ECHTER ALARM] Aktualisierung: {title}',
      banner: 'ECHTER ALARM',
      before: 'Aktualisierung zum Notfall an der Schule {school}:',
      action: 'Alarm öffnen',
    },
    emergencyEnded: {
      subject: '[ALARM BEENDET] {title}',
      banner: 'ALARM BEENDET',
      before: 'die Schule {school} hat Entwarnung gegeben: Der Notfall ist beendet.',
      action: 'Alarm öffnen',
    },
    drillStarted: {
      subject: '[ÜBUNG] {title}',
      banner: 'ÜBUNG',
      before:
        'dies ist eine Übung an der Schule {school}. Es gibt keinen echten Notfall. Folgen Sie den Anweisungen wie im Ernstfall.',
      action: 'Übung öffnen und antworten',
    },
    drillReminded: {
      subject: '[ÜBUNG] Erinnerung: {title}',
      banner: 'ÜBUNG',
      before:
        'Erinnerung: Sie haben auf diese Übung der Schule {school} noch nicht geantwortet. Es gibt keinen echten Notfall. Folgen Sie den Anweisungen und antworten Sie.',
      action: 'Übung öffnen und antworten',
    },
    drillUpdated: {
      subject: '[ÜBUNG] Aktualisierung: {title}',
      banner: 'ÜBUNG',
      before: 'es gibt keinen echten Notfall. Aktualisierung zur Übung an der Schule {school}:',
      action: 'Übung öffnen',
    },
    drillEnded: {
      subject: '[ÜBUNG BEENDET] {title}',
      banner: 'ÜBUNG BEENDET',
      before: 'die Übung an der Schule {school} ist beendet. Es bestand keine Gefahr.',
      action: 'Übung öffnen',
    },
  },
  chooseEmails: 'Auswählen, welche E-Mails Sie erhalten',
  messageEmails: {
    post: {
      subject: '{title}',
      before: '',
      action: 'In der App öffnen',
    },
    eventMoved: {
      subject: 'Geändert: {title}',
      before: 'dieser Termin wurde geändert:',
      action: 'Kalender öffnen',
    },
    eventCancelled: {
      subject: 'Abgesagt: {title}',
      before: 'dieser Termin wurde abgesagt:',
      action: 'Kalender öffnen',
    },
    eventDeleted: {
      subject: 'Nicht mehr im Kalender: {title}',
      before: 'dieser Termin wurde aus dem Kalender entfernt:',
      action: 'Kalender öffnen',
    },
    messages: {
      subject: 'Ungelesene Nachrichten bei {school}',
      before: 'Sie haben ungelesene Nachrichten:',
      action: 'Nachrichten öffnen',
    },
    digest: {
      subject: 'Zusammenfassung von {school}',
      before: 'Neues von {school} seit Ihrer letzten Zusammenfassung:',
      action: 'App öffnen',
    },
  },
  eventTimes: { now: 'Jetzt: {when}', before: 'Vorher: {when}' },
  digest: {
    headings: {
      notifications: 'Mitteilungen',
      posts: 'Neuigkeiten',
      events: 'Termine',
      requests: 'Kontoanträge',
      messages: 'Nachrichten',
    },
    eventLabels: { moved: 'Geändert', cancelled: 'Abgesagt', deleted: 'Entfernt' },
  },
  emails: accountEmails,
  signUpNotice: {
    title: 'Kontoantrag: {name}',
    content:
      '{name} ({email}) hat ein Konto beantragt. Prüfen Sie den Antrag und geben Sie ihn frei oder lehnen Sie ihn ab.',
  },
  signUpsNotice: {
    title: 'Kontoanträge: {count}',
    content:
      '{name} ({email}) hat ein Konto beantragt. Offene Anträge: {count}. Prüfen Sie die Anträge und geben Sie sie frei oder lehnen Sie sie ab.',
  },
  reminders: {
    title: 'Erinnerung: {title}',
    unread: 'Sie haben „{title}“ noch nicht geöffnet. Bitte sehen Sie es sich an.',
    confirm: 'Bitte lesen Sie „{title}“ und bestätigen Sie das bis zum {date}.',
    overdue: 'Ihre Bestätigung von „{title}“ war am {date} fällig. Bitte lesen und bestätigen Sie es jetzt.',
  },
  alerts: {
    earthquake: {
      title: 'Erdbeben: In Deckung gehen',
      content:
        'Gehen Sie in Deckung, halten Sie sich fest und bleiben Sie von Fenstern fern. Gehen Sie nach dem Beben zum Sammelplatz von {place}, ohne zu rennen.',
    },
    fire: {
      title: 'Feuer: Gebäude verlassen',
      content:
        'Feuer: {place}. Gehen Sie jetzt durch den nächsten Ausgang zum Sammelplatz. Benutzen Sie keine Aufzüge und gehen Sie nicht zurück, um etwas zu holen.',
    },
    gas: {
      title: 'Gasleck: Gebäude verlassen',
      content:
        'Gasleck: {place}. Gehen Sie jetzt zum Sammelplatz. Schalten Sie kein Licht ein und benutzen Sie im Gebäude weder Aufzug noch Telefon.',
    },
    lockdown: {
      title: 'Bedrohung: Im Raum bleiben',
      content:
        'Bedrohung: {place}. Schließen Sie die Tür ab, schalten Sie das Licht aus und stellen Sie Telefone stumm. Bleiben Sie von Türen und Fenstern fern. Warten Sie auf Anweisungen.',
    },
    evacuation: {
      title: 'Gebäude verlassen',
      content:
        'Verlassen Sie jetzt {place} durch den nächsten Ausgang und gehen Sie zum Sammelplatz. Prüfen Sie die Anwesenheit und beantworten Sie diesen Alarm.',
    },
    medical: {
      title: 'Medizinischer Notfall',
      content:
        'Medizinischer Notfall: {place}. Halten Sie die Wege frei. Wenn Sie Erste Hilfe leisten können, gehen Sie bitte dorthin.',
    },
    weather: {
      title: 'Gefährliche Wetter- oder Straßenlage',
      content:
        'Die Wege von und nach {place} sind gefährlich. Bleiben Sie bis auf Weiteres, wo Sie sind, und folgen Sie den Anweisungen der Schule.',
    },
  },
  approvalNotice: {
    title: 'Alarm freigeben: {title}',
    content:
      '{name} hat einen echten Alarm ausgelöst, den eine zweite Person freigeben muss. Öffnen Sie die App, um ihn innerhalb von 15 Minuten freizugeben oder abzulehnen.',
  },
  tooLateNotice: {
    title: 'Nicht gesendet: {title}',
    content:
      'Der Server war nicht erreichbar, als Ihr Alarm „{title}“ gesendet werden sollte. Er wurde nach mehr als einer Minute Verspätung abgebrochen. Wenn er noch nötig ist, lösen Sie ihn erneut aus.',
  },
  alertPage: {
    alertEnded: 'Alarm beendet',
    drillEnded: 'Übung beendet',
    noAnswers: 'Beendet: Antworten werden nicht mehr angenommen.',
    call: 'Schule anrufen:',
    openApp: 'In der App öffnen',
    offline:
      'Keine Verbindung. Sie können trotzdem antworten: Die Antwort wird mit der jetzigen Uhrzeit auf diesem Gerät gespeichert und später gesendet.',
    notSent: 'Ihre Antwort wurde nicht gesendet. Antworten Sie erneut oder öffnen Sie die Mitteilung.',
    rejected: 'Ihre Antwort wurde nicht angenommen. Laden Sie die Seite neu und versuchen Sie es erneut.',
    unknown: {
      title: 'Dieser Link funktioniert nicht',
      body: 'Vielleicht ist er unvollständig. Öffnen Sie ihn erneut aus der E-Mail oder melden Sie sich an, um Ihre Alarme zu sehen.',
    },
    expired: {
      title: 'Dieser Link ist abgelaufen',
      body: 'Er galt bis 24 Stunden nach dem Ende. Melden Sie sich an, um die Mitteilung zu lesen.',
    },
  },
  unsubscribePage: {
    title: 'Diese E-Mails abbestellen?',
    willStop: 'Sie erhalten dann keine E-Mails mehr zu:',
    stop: 'Abbestellen',
    stoppedTitle: 'Diese E-Mails sind abbestellt',
    stopped: 'Sie erhalten keine E-Mails mehr zu:',
    lockedTitle: 'Diese E-Mails lassen sich nicht abbestellen',
    stillInApp:
      'In der App bleibt alles sichtbar. Notfälle und Übungen werden immer auch per E-Mail gesendet.',
    unknown: {
      title: 'Dieser Link funktioniert nicht',
      body: 'Vielleicht ist er unvollständig. Öffnen Sie ihn erneut aus der E-Mail oder melden Sie sich an, um zu wählen, welche E-Mails Sie erhalten.',
    },
  },
  statistics: {
    posts: ['Titel', 'Kategorie', 'Veröffentlicht', 'Gelesen', 'Empfänger'],
    documents: ['Titel', 'Kategorie', 'Datei', 'Downloads', 'Personen'],
    entries: ['Wochentag', 'Stunde', 'Besuche', 'Sekunden'],
    reach: ['Element', 'Erreicht', 'Gesamt'],
    people: 'Personen, die die App genutzt haben',
    news: 'Gelesene Neuigkeiten',
    notifications: 'Gesehene Mitteilungen',
    files: {
      posts: 'Meistgelesene Neuigkeiten',
      documents: 'Am häufigsten heruntergeladene Dokumente',
      entries: 'Besuche nach Tag und Stunde',
      reach: 'Reichweite',
    },
  },
};
